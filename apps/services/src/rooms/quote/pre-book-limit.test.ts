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

it('counts no address of this machine, where the website itself calls from', async () => {
  const limit = createPreBookLimit({ perDevice: 3, perAddress: 1 });
  expect(
    await tries(
      limit,
      times(3, (at) => ({ device: `device-${at}`, ip: '127.0.0.1' })),
    ),
  ).toEqual([true, true, true]);
});
