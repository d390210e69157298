import type { Pool } from 'pg';

const DAY = 86_400_000;
/** Old links are kept this long, so that their page can say "too old" instead of "unknown". */
const LINKS_KEPT = 30 * DAY;
/** Counts of tries outlive every pause. */
const TRIES_KEPT = 2 * DAY;
/** Who did what to an account is told for a year. */
const AUDIT_KEPT = 365 * DAY;
/** An account nobody confirmed goes away. */
const PENDING_KEPT = 30 * DAY;

/** Removes what is over: sessions, links, proofs, counts of tries, old audit lines, accounts that were never confirmed. */
export const sweepSignIns = async (db: Pool, now: number): Promise<void> => {
  const before = (age: number) => new Date(now - age);
  await db.query('delete from auth_token where expires_at < $1', [before(0)]);
  await db.query('delete from auth_once where expires_at < $1', [before(0)]);
  await db.query('delete from auth_link where expires_at < $1', [before(LINKS_KEPT)]);
  await db.query('delete from auth_bucket where last_at < $1 and (blocked_until is null or blocked_until < $1)', [before(TRIES_KEPT)]);
  await db.query('delete from auth_audit where at < $1', [before(AUDIT_KEPT)]);
  await db.query("delete from member where status = 'pending' and created_at < $1 and changed_at < $1", [before(PENDING_KEPT)]);
};
