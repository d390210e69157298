import { afterEach, expect, it, vi } from 'vitest';
import { hasOldStorage, moveOldStorage } from './old-storage.ts';

/** A browser's storage with these contents. */
const browserWith = (contents: Readonly<Record<string, string>>): Map<string, string> => {
  const kept = new Map(Object.entries(contents));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('moves old keys to the French shop, once, and leaves everything else', () => {
  const kept = browserWith({ email: 'ana@example.com', 'af:en-GB:email': 'ben@example.com' });
  expect(hasOldStorage()).toBe(true);
  moveOldStorage('AF');
  expect(hasOldStorage()).toBe(false);
  expect(Object.fromEntries(kept)).toEqual({ 'af:fr-FR:email': 'ana@example.com', 'af:en-GB:email': 'ben@example.com' });
});

it('has nothing to do in a browser of today, and nothing to say where storage is refused', () => {
  const kept = browserWith({ 'af:fr-FR:email': 'ana@example.com' });
  expect(hasOldStorage()).toBe(false);
  moveOldStorage('AF');
  expect(Object.fromEntries(kept)).toEqual({ 'af:fr-FR:email': 'ana@example.com' });
  vi.stubGlobal('localStorage', undefined);
  expect(hasOldStorage()).toBe(false);
  expect(() => {
    moveOldStorage('AF');
  }).not.toThrow();
});
