import type { Identity } from '@escale/contract/user-auth';
import { fingerprint } from '../../platform/ids.ts';
import type { QuoteContext } from './quote-context.ts';

/**
 * A booking paid by somebody who is signed in at this brand is theirs: it stands in their account whatever address it is made with (platform 2.5).
 * Only on the device that pre-booked it: a leaked code gives nobody another's booking.
 */
export const claimForMember = async (
  { db }: Pick<QuoteContext, 'db'>,
  flowCode: string,
  by: { readonly caller: Identity | null; readonly device: string | undefined },
): Promise<void> => {
  const { caller, device } = by;
  if (caller === null || device === undefined || (caller.kind !== 'member' && caller.kind !== 'partner')) return;
  await db.query("update booking set member = $2 where flow_code = $1 and member is null and brand = $3 and device = $4 and state = 'HELD'", [
    flowCode,
    caller.uuid,
    caller.brand,
    fingerprint(device),
  ]);
};
