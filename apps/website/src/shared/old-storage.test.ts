import { afterEach, expect, it } from 'vitest';
import { hasOldStorage, moveOldStorage } from './old-storage.ts';

const kept = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));

afterEach(() => {
  localStorage.clear();
});

it('moves old keys to the French shop, once, and leaves everything else', () => {
  localStorage.setItem('email', 'ana@example.com');
  localStorage.setItem('af:en-GB:email', 'ben@example.com');
  expect(hasOldStorage()).toBe(true);
  moveOldStorage('AF');
  expect(hasOldStorage()).toBe(false);
  expect(kept()).toEqual({ 'af:fr-FR:email': 'ana@example.com', 'af:en-GB:email': 'ben@example.com' });
});

it('has nothing to do in a browser of today', () => {
  localStorage.setItem('af:fr-FR:email', 'ana@example.com');
  expect(hasOldStorage()).toBe(false);
  moveOldStorage('AF');
  expect(kept()).toEqual({ 'af:fr-FR:email': 'ana@example.com' });
});
