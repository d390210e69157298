import type { CountryRow } from '../../shared/countries.server.ts';
import type { KeptSession } from '../../shared/kept-session.ts';

/** Messages of both forms (platform 5, 8). */
export type LookupMessage =
  | 'error.booking.reference.required.error'
  | 'error.booking.email.required.error'
  | 'error.email.format'
  | 'error.booking.not.found.error'
  | 'error.booking.too.many.request.error'
  | 'error.phone.required'
  | 'error.phone.invalid'
  | 'error.recover.booking.number.not.found'
  | 'error.recover.booking.too.many.request'
  | 'error.generic';

type Field = 'bookingReference' | 'email' | 'phone';

/** What a form is answered with when it did not lead on. */
export interface LookupAnswer {
  readonly fields: Readonly<Partial<Record<Field, LookupMessage>>>;
  readonly form?: LookupMessage | undefined;
  readonly values: Readonly<Partial<Record<Field, string>>>;
  /** The booking was found: what the device keeps of it in which shop, and the path the browser goes on to. */
  readonly found?: { readonly session: KeptSession; readonly shop: string; readonly to: string };
}

/** What the pages are drawn from (platform 2.6). */
export interface LookupData {
  readonly screen: 'search' | 'recover' | 'sent';
  readonly onauthsuccess: string | undefined;
  readonly hasRecovery: boolean;
  readonly picture: string;
  readonly signIn: string;
  readonly countries: readonly CountryRow[];
  readonly flag: string;
}
