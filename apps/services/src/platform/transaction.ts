import type { Pool, PoolClient } from 'pg';

/** Deadlock and serialisation failure: the database asks for the whole transaction again. */
const AGAIN = new Set(['40P01', '40001']);
const TRIES = 3;

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws, repeated up to three times when the
 * database says so. `work` must therefore do nothing outside the database.
 */
export const inTransaction = async <Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((lost: unknown) => {
        broken = lost instanceof Error ? lost : new Error('rollback failed');
      });
      if (attempt >= TRIES || !AGAIN.has(codeOf(error) ?? '')) throw error;
    } finally {
      client.release(broken);
    }
  }
};
