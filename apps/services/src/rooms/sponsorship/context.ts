import type { PartnerConfiguration } from '@escale/contract/brand';
import type { Identity } from '@escale/contract/user-auth';
import { dayInZone } from '@escale/domain/calendar-day';
import type { Deps } from '../../platform/deps.ts';
import type { CreditPartners } from '../credit/index.ts';

/** Everything the sponsorship room works with. */
export interface SponsorshipContext extends Deps {
  readonly partners: CreditPartners;
  /** Origin of a brand's site, for the links of letters. */
  readonly originOf: (brand: string) => string;
}

/** A member as credits and sponsorship see one. */
export interface Person {
  readonly uuid: string;
  readonly brand: string;
  readonly partner: string;
  readonly shop: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly sponsor_id: string | null;
  readonly verified: boolean;
  readonly created_at: Date;
}

export const PERSON_COLUMNS = 'uuid, brand, partner, shop, email, first_name, sponsor_id, email_verified_at is not null as verified, created_at';

/** Page of a brand's site below its shop. */
export const pageOf = (context: SponsorshipContext, { brand, shop }: Pick<Person, 'brand' | 'shop'>, path: string): string =>
  `${context.originOf(brand)}${context.env.prefix}/${shop}${path}`;

/** The configuration a member's credits follow: that of the shop the member joined in. */
export const configurationOf = (context: SponsorshipContext, { partner, shop }: Pick<Person, 'partner' | 'shop'>): PartnerConfiguration | undefined =>
  context.partners.of(partner, shop);

/** Today where the member's shop sells. */
export const todayOf = (context: SponsorshipContext, configuration: PartnerConfiguration | undefined): string =>
  dayInZone(context.clock.now(), configuration?.zone ?? 'UTC');

/** The member behind a token. */
export const personOf = async ({ db }: Pick<SponsorshipContext, 'db'>, { uuid }: Pick<Identity, 'uuid'>): Promise<Person | undefined> =>
  (await db.query<Person>(`select ${PERSON_COLUMNS} from member where uuid = $1 and status = 'active'`, [uuid])).rows[0];
