import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runKills } from './kill-run.ts';
import { createKillWorld, seededRandom, type KillWorld } from './kill-world.ts';

let world: KillWorld;
beforeAll(async () => {
  world = await createKillWorld({ program: 3_026, sandbox: 3_027 });
}, 120_000);
afterAll(async () => {
  await world.close();
}, 60_000);

describe('kill -9 between payment and confirmation', () => {
  it('ten times leaves each capture with exactly one booking or one refund', async () => {
    const result = await runKills(world.processes, world.trip, { rounds: 10, forgetKeys: false, random: seededRandom(7) });
    expect(result.faults).toEqual([]);
    expect(result.bookings).toBe(40);
    expect(result.captures).toBe(result.confirmed + result.refunded);
    expect(result.confirmed).toBeGreaterThan(5);
  }, 300_000);

  it('with forgotten keys is noticed: this test can fail', async () => {
    const result = await runKills(world.processes, world.trip, { rounds: 10, forgetKeys: true, random: seededRandom(8) });
    expect(result.faults.length).toBeGreaterThan(0);
  }, 300_000);
});
