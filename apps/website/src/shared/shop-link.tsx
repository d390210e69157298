import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { linkTo, type LinkTarget } from './links.ts';
import { ROUTES, type RouteEntry, type RouteName } from './route-table.ts';
import { useShop } from './shell.tsx';

type ShopLinkProps<Name extends RouteName> = LinkTarget<Name> & {
  readonly to: Name;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: (() => void) | undefined;
};

/**
 * A link to a page of the shop. Payment pages are entered by a document load, because their content security policy is another one.
 */
export const ShopLink = <Name extends RouteName>({ to, params, search, hash, children, ...rest }: ShopLinkProps<Name>) => {
  const { shop } = useShop();
  // `as`: the compiler cannot join the generic parameter's two halves; the props type above already holds the rule.
  const href = linkTo(shop, to, ...([{ params, search, hash }] as unknown as Parameters<typeof linkTo<Name>> extends [string, Name, ...infer Rest] ? Rest : never));
  const entry: RouteEntry = ROUTES[to];
  return <Link to={href} {...(entry.payment === true ? { reloadDocument: true } : {})} {...rest}>{children}</Link>;
};
