import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  test('are kept as argon2id strings that differ each time, and match only themselves', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('Escale-2026'), await passwords.hash('Escale-2026')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'Escale-2026')).toBe(true);
    expect(await passwords.verify(one, 'escale-2026')).toBe(false);
    expect(await passwords.verify(null, 'Escale-2026')).toBe(false);
  });

  test('are the same however a keyboard composes their letters', async () => {
    const passwords = createPasswords();
    expect(await passwords.verify(await passwords.hash('Évasion-2026'.normalize('NFC')), 'Évasion-2026'.normalize('NFD'))).toBe(true);
  });

  test('beyond the places that may wait nothing is done, and places become free again', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 2 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => passwords.verify(null, 'x')));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(await passwords.verify(null, 'x')).toBe(false);
  });

  test('an unknown account costs what a known one costs', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('Escale-2026');
    const time = async (hash: string | null): Promise<number> => {
      const times: number[] = [];
      for (let turn = 0; turn < 9; turn++) {
        const began = process.cpuUsage();
        await passwords.verify(hash, 'wrong');
        const used = process.cpuUsage(began);
        times.push(used.user + used.system);
      }
      return times.toSorted((a, b) => a - b)[4] ?? 0;
    };
    const [known, unknown] = [await time(stored), await time(null)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
