import type account from '@escale/i18n/messages/en/account.json';
import type auth from '@escale/i18n/messages/en/auth.json';
import type common from '@escale/i18n/messages/en/common.json';
import type confirmation from '@escale/i18n/messages/en/confirmation.json';
import type consent from '@escale/i18n/messages/en/consent.json';
import type content from '@escale/i18n/messages/en/content.json';
import type demo from '@escale/i18n/messages/en/demo.json';
import type error from '@escale/i18n/messages/en/error.json';
import type frame from '@escale/i18n/messages/en/frame.json';
import type hotel from '@escale/i18n/messages/en/hotel.json';
import type listing from '@escale/i18n/messages/en/listing.json';
import type map from '@escale/i18n/messages/en/map.json';
import type payment from '@escale/i18n/messages/en/payment.json';
import type quote from '@escale/i18n/messages/en/quote.json';
import type search from '@escale/i18n/messages/en/search.json';

type Keys<T> = keyof T & string;

/** Every id of the interface: English is the key type, so a wrong id does not compile (house rule 29). */
export type MessageId =
  | Keys<typeof common>
  | Keys<typeof frame>
  | Keys<typeof error>
  | Keys<typeof demo>
  | Keys<typeof search>
  | Keys<typeof listing>
  | Keys<typeof hotel>
  | Keys<typeof map>
  | Keys<typeof quote>
  | Keys<typeof payment>
  | Keys<typeof confirmation>
  | Keys<typeof consent>
  | Keys<typeof content>
  | Keys<typeof auth>
  | Keys<typeof account>;
