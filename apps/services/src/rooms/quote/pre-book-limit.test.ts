import { expect, it } from 'vitest';
import { createPreBookLimit } from './pre-book-limit.ts';

const tries = async (limit: ReturnType<typeof createPreBookLimit>, visitors: readonly { device: string | null; ip: string }[]): Promise<boolean[]> => {
  const answers: boolean[] = [];
  for (const visitor of visitors) answers.push(await limit.allows(visitor));
  return answers;
};
const times = <Item>(count: number, make: (at: number) => Item): Item[] => Array.from({ length: count }, (_, at) => make(at));

it('refuses a device after its share, wherever it calls from, and nobody else', async () => {
  const limit = createPreBookLimit({ perDevice: 3, perAddress: 100 });
  expect(
    await tries(
      limit,
      times(4, (at) => ({ device: 'one', ip: `203.0.113.${at}` })),
    ),
  ).toEqual([true, true, true, false]);
  expect(await limit.allows({ device: 'two', ip: '203.0.113.0' })).toBe(true);
});

it('refuses an address after its share, however many devices it pretends to be', async () => {
  const limit = createPreBookLimit({ perDevice: 3, perAddress: 4 });
  expect(
    await tries(
      limit,
      times(5, (at) => ({ device: `device-${at}`, ip: '203.0.113.9' })),
    ),
  ).toEqual([true, true, true, true, false]);
});

const ofOneAddress = (ip: string): Promise<boolean[]> =>
  tries(
    createPreBookLimit({ perDevice: 3, perAddress: 1 }),
    times(2, (at) => ({ device: `device-${at}`, ip })),
  );

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.3.7', '192.168.1.1', '172.20.0.4', 'fd12::1'])(
  'counts no address of our own network: %s',
  async (ip) => {
    expect(await ofOneAddress(ip)).toEqual([true, true]);
  },
);

it.each(['172.32.0.1', '11.0.0.1', '2001:db8::1'])('counts an address of the world: %s', async (ip) => {
  expect(await ofOneAddress(ip)).toEqual([true, false]);
});
