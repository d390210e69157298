import { ROUTES, type RouteName } from './route-table.ts';

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*`
      ? '*'
      : never;
type Params<Name extends RouteName> = Exclude<ParamsIn<(typeof ROUTES)[Name]['path']>, '*'>;
/** `*` is what may follow a route that has sub-pages, for example `login` of `/home/*`. */
type Rest = { readonly '*'?: string };
type ParamsArgument<Name extends RouteName> = [Params<Name>] extends [never]
  ? { readonly params?: Rest | undefined }
  : { readonly params: Readonly<Record<Params<Name>, string>> & Rest };

export type LinkTarget<Name extends RouteName> = ParamsArgument<Name> & {
  /** Query: a ready string without `?`, or values of which empty ones are left out. */
  readonly search?: string | Readonly<Record<string, string | number | undefined>> | undefined;
  readonly hash?: string | undefined;
};

const searchText = (search: LinkTarget<'home'>['search']): string => {
  if (search === undefined || search === '') return '';
  if (typeof search === 'string') return `?${search}`;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value !== undefined && value !== '') query.set(key, String(value));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

interface LooseTarget {
  readonly params?: Readonly<Record<string, string | undefined>> | undefined;
  readonly search?: LinkTarget<'home'>['search'];
  readonly hash?: string | undefined;
}

/** Path of a route whose parameters a caller has already checked; `linkTo` and `ShopLink` are the typed ways in. */
export const pathOf = (shop: string, name: RouteName, { params, search, hash }: LooseTarget = {}): string => {
  const path = ROUTES[name].path
    .split('/')
    .map((part) => (part === '*' ? (params?.['*'] ?? '') : part.startsWith(':') ? encodeURIComponent(params?.[part.slice(1)] ?? '') : part))
    .filter((part) => part !== '')
    .join('/');
  return `/${shop}${path === '' ? '' : `/${path}`}${searchText(search)}${hash === undefined ? '' : `#${hash}`}`;
};

/**
 * Path of a route under a shop, without the proxy prefix (the router adds it). A wrong name or a missing parameter does not compile.
 * @example linkTo('fr-FR', 'hotelDescription', { params: { accommodationId: 'H00123', code } }) // '/fr-FR/sdp/hotelDescription/H00123/…'
 */
export const linkTo = <Name extends RouteName>(
  shop: string,
  name: Name,
  ...target: [Params<Name>] extends [never] ? [LinkTarget<Name>?] : [LinkTarget<Name>]
): string => pathOf(shop, name, target[0]);
