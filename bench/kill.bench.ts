// kill -9 of the program, of the database or of both while travellers pay: `node bench/kill.bench.ts [rounds]`.
// Afterwards each capture must have exactly one booking or exactly one refund. The same with forgotten idempotency keys must fail.
// Writes docs/benchmarks/kill.md.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKillWorld, seededRandom } from './kill-world.ts';
import { runKills, type KillResult } from './kill-run.ts';

const ROUNDS = Number(process.argv[2] ?? 100);
const CONTROL_ROUNDS = Math.max(10, Math.round(ROUNDS / 4));
const SEED = Number(process.env['SEED'] ?? 20_261_121);
const FOLDER = join(import.meta.dirname, '../docs/benchmarks');

const describeRun = (name: string, result: KillResult): string =>
  `| ${name} | ${result.kills.program} / ${result.kills.database} / ${result.kills.both} | ${result.bookings} | ${result.captures} | ${result.confirmed} | ${result.refunded} | ${result.notPaid} | ${result.faults.length} |`;

const world = await createKillWorld({ program: Number(process.env['PORT'] ?? 3_024), sandbox: Number(process.env['SANDBOX_PORT'] ?? 3_025) });
const onRound = (round: number) => {
  if (round % 10 === 0) console.log(`  ${round} kills`);
};
try {
  console.log('With stored keys:');
  const real = await runKills(world.processes, world.trip, { rounds: ROUNDS, forgetKeys: false, random: seededRandom(SEED), onRound });
  console.log(real);
  console.log('Negative control, keys forgotten:');
  const control = await runKills(world.processes, world.trip, { rounds: CONTROL_ROUNDS, forgetKeys: true, random: seededRandom(SEED + 1), onRound });
  console.log({ ...control, faults: control.faults.length, first: control.faults.slice(0, 3) });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    join(FOLDER, 'kill.md'),
    `# Kills between payment and confirmation

\`node bench/kill.bench.ts ${ROUNDS}\`. \`kill -9\` of the program, of the database with all its processes, or of both, at a random moment within
350 ms of the press of the pay button, four travellers at a time, half by card, half by a method that takes the money at once; every
fifth loses its room after the payment. The provider breaks off 8 % of its answers after having acted. After the last restart everything settles by itself, then our books are compared with the provider's.

| Run | kills: program / database / both | bookings | captures | confirmed | refunded | not paid | faults |
|---|---|---|---|---|---|---|---|
${describeRun('keys stored', real)}
${describeRun('negative control: keys forgotten', control)}

A fault is any of: a capture without exactly one booking or one refund, a booking without its money, its rooms, its number or its one letter, two
payments for one press of the button, an authorisation left open, a counter that disagrees with the holds behind it, a page that
tells the traveller anything else than what happened.
`,
  );
  process.exitCode = real.faults.length === 0 && control.faults.length > 0 ? 0 : 1;
} finally {
  await world.close();
}
