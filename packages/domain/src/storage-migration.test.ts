import { expect, test } from 'vitest';
import { storageMigration } from './storage-migration.ts';

const from = (stored: Readonly<Record<string, string>>) => storageMigration('af', (key) => stored[key] ?? null);

test('old keys move under the French shop', () => {
  expect(from({ auth: '{"uuid":"x"}', email: 'a@example.com', cookiePolicyAccepted: 'true', partner: 'AFFR' })).toEqual([
    { from: 'auth', to: 'af:fr-FR:auth', value: '{"uuid":"x"}' },
    { from: 'email', to: 'af:fr-FR:email', value: 'a@example.com' },
    { from: 'cookiePolicyAccepted', to: 'af:fr-FR:cookiePolicyAcceptance', value: 'true' },
    { from: 'partner', to: 'af:fr-FR:partner', value: 'AFFR' },
  ]);
});

test('what the shop has kept since is newer, and a browser without old keys has nothing to do', () => {
  expect(from({ email: 'old@example.com', 'af:fr-FR:email': 'new@example.com' })).toEqual([{ from: 'email', to: 'af:fr-FR:email', value: 'new@example.com' }]);
  expect(from({ 'af:fr-FR:email': 'new@example.com' })).toEqual([]);
});
