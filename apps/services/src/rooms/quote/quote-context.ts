import type { Identity } from '@escale/contract/user-auth';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Search } from '../../search/index.ts';
import type { SagaContext } from '../payment/index.ts';
import type { createPreBookLimit } from './pre-book-limit.ts';
import type { Partner, PartnerBook } from './partner-book.ts';

/** Everything the quote room works with. */
export interface QuoteContext {
  readonly db: Pool;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly search: Pick<Search, 'response'>;
  readonly partners: PartnerBook;
  readonly saga: SagaContext;
  /** Whether magic inputs work: everywhere but on a live site. */
  readonly magic: boolean;
  /** Host names of a brand, where the payment provider may send travellers back to. */
  readonly returnHosts: (brand: string) => readonly string[];
  /** Who may still take rooms out of the sale. */
  readonly preBookLimit: ReturnType<typeof createPreBookLimit>;
  /** Whether a token opens a booking on a device that did not make it. */
  readonly mayOpenBooking: (identity: Identity, reference: string) => Promise<boolean>;
  /** Secret by which our own servers may say whom they call for. */
  readonly serviceKey: string;
  /** Key the links of documents are signed with. */
  readonly documentSecret: string;
}

/** Today of a partner's shop. */
export const todayOf = (context: Pick<QuoteContext, 'clock'>, partner: Partner): string => dayOf(context.clock.now(), partner.configuration.zone);
