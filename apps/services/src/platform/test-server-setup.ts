import { removeTestLeftovers, testServer } from './test-database.ts';

/** Vitest's global set-up: one database server for all test files; it stays up for the next run, which then starts at once. */
export const setup = async (): Promise<void> => {
  const server = testServer();
  await server.ensure();
  await removeTestLeftovers(server);
};
