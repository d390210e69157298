import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { pathOf, type LinkTarget } from './links.ts';
import { ROUTES, type RouteEntry, type RouteName } from './route-table.ts';
import { useShop } from './shell.tsx';

type ShopLinkProps<Name extends RouteName> = LinkTarget<Name> &
  Pick<LinkProps, 'className' | 'state' | 'replace' | 'preventScrollReset' | 'aria-label' | 'aria-current' | 'onClick' | 'rel' | 'target'> & {
    readonly to: Name;
    readonly children: ReactNode;
    readonly ref?: Ref<HTMLAnchorElement>;
  };

/**
 * A link to a page of the shop. Payment pages are entered by a document load, because their content security policy is another one.
 */
export const ShopLink = <Name extends RouteName>({ to, params, search, hash, children, ...rest }: ShopLinkProps<Name>) => {
  const { shop } = useShop();
  const href = pathOf(shop, to, { params, search, hash });
  const entry: RouteEntry = ROUTES[to];
  return (
    <Link discover="none" {...(rest as Omit<LinkProps, 'to'>)} to={href} {...(entry.payment === true ? { reloadDocument: true } : {})}>
      {children}
    </Link>
  ); // `as`: what is left of the generic props is what Link takes
};
