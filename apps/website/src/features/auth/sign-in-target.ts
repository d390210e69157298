import { linkTo } from '../../shared/links.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import { sameSitePath } from '../../shared/safe-url.ts';

/** Marks of the query that the screens of a place hand on to each other. */
const KEPT = [
  'onauthsuccess',
  'redirectUri',
  'parentSponsorId',
  'sponsorId',
  'source',
  'utm_medium',
  'utm_source',
  'utm_campaign',
  'utm_content',
  'utm_term',
] as const;

/** The part of a query that goes on from screen to screen, without `?`. */
export const keptQuery = (query: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of KEPT) {
    const value = query.get(name);
    if (value !== null && value !== '') kept.set(name, value);
  }
  return kept.toString();
};

/**
 * Where a sign-in leads: the path of `onauthsuccess` or `redirectUri` when it is one of this site, else the sales of the moment (platform 2.4,
 * readings 4.14, 4.15). Another site, or an address that could run a script, is passed over.
 */
export const targetOf = ({ shop }: { readonly shop: Pick<ShopContext['shop'], 'shop'> }, query: URLSearchParams): string =>
  sameSitePath(query.get('onauthsuccess')) ?? sameSitePath(query.get('redirectUri')) ?? linkTo(shop.shop, 'flashSales');

const ATTRIBUTION = {
  source: 'source',
  utm_medium: 'utmMedium',
  utm_source: 'utmSource',
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_term: 'utmTerm',
} as const;
const LONGEST = 80;

/** Marketing attribution of a sign-up: the query's own marks and the operation's code, only non-empty values (platform 3). */
export const attributionOf = (query: URLSearchParams, operationCode: string | undefined): Record<string, string> | undefined => {
  const found: Record<string, string> = {};
  for (const [mark, name] of Object.entries(ATTRIBUTION)) {
    const value = query.get(mark)?.trim().slice(0, LONGEST);
    if (value !== undefined && value !== '') found[name] = value;
  }
  if (operationCode !== undefined && operationCode !== '') found['marketingOperationCode'] = operationCode.slice(0, LONGEST);
  return Object.keys(found).length === 0 ? undefined : found;
};
