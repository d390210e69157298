import type { Identity } from '@escale/contract/user-auth';
import type { QuoteContext } from './quote-context.ts';

/** A booking paid by somebody who is signed in at this brand is theirs: it stands in their account whatever address it is made with (platform 2.5). */
export const claimForMember = async ({ db }: Pick<QuoteContext, 'db'>, flowCode: string, caller: Identity | null): Promise<void> => {
  if (caller === null || (caller.kind !== 'member' && caller.kind !== 'partner')) return;
  await db.query("update booking set member = $2 where flow_code = $1 and member is null and brand = $3 and state = 'HELD'", [
    flowCode,
    caller.uuid,
    caller.brand,
  ]);
};
