import { giveawayFile, type enterGiveaway } from '@escale/contract/giveaway';
import type { RequestOf, ResponseOf } from '@escale/contract/endpoint';
import { isEmail } from '@escale/domain/email-rule';
import type { Pool } from 'pg';
import { type Answer, done, fail } from '../../platform/answer.ts';
import type { Clock } from '../../platform/clock.ts';

export interface GiveawayContext {
  readonly db: Pool;
  readonly clock: Clock;
  /** A published file by its path; undefined when there is none. */
  readonly readContent: (path: string) => Promise<unknown>;
}

/**
 * Enters an address into a shop's published campaign, once (readings 6.1 row 13). Who enters again is answered as who enters first: the answer
 * tells nobody whose address takes part.
 */
export const enter = async (
  { db, clock, readContent }: GiveawayContext,
  { brand, shop, code, email, wantsNews }: RequestOf<typeof enterGiveaway>,
): Promise<Answer<ResponseOf<typeof enterGiveaway>>> => {
  if (!isEmail(email.trim())) return fail('BAD_REQUEST', { fieldErrors: [{ path: 'email', messageId: 'error.email.format' }] });
  const campaign = giveawayFile.safeParse(await readContent(`${brand}/current/resources/${shop}/giveaway.json`));
  if (!campaign.success || campaign.data.code !== code) return fail('NOT_FOUND');
  const { startAt, endAt } = campaign.data;
  const now = clock.now();
  if (now < Date.parse(startAt) || now >= Date.parse(endAt)) return fail('CONFLICT');
  await db.query(
    `insert into giveaway_entry (brand, campaign, email_key, email, shop, wants_news, ends_at, entered_at)
     values ($1, $2, lower(trim($3)), trim($3), $4, $5, $6, $7) on conflict do nothing`,
    [brand, code, email, shop, wantsNews, endAt, new Date(now)],
  );
  return done({ status: 'ENTERED' });
};
