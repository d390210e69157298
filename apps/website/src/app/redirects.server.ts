import { redirect, data, type LoaderFunctionArgs } from 'react-router';
import { linkTo } from '../shared/links.ts';
import { pathOfRequest } from '../shared/content-gate.server.ts';
import { pathAfterShop } from '../shared/page-path.ts';
import { shopContextOf } from '../shared/request-context.ts';
import { findRoute } from '../shared/route-table.ts';

/**
 * Routes that only lead elsewhere (platform 2.1, readings 6.1 row 14): `/landing-page/…` to the sign-up operation, `/ourcommitments` to its page,
 * `/mybookings` to the bookings or, for who is not known, to finding one. The query is kept.
 */
export const loader = ({ context: provider, params, request }: LoaderFunctionArgs): never => {
  const { shop, shell, visitor } = shopContextOf(provider);
  const [pathname = '', query = ''] = pathOfRequest(request, shell.prefix).split('?');
  const name = findRoute(pathAfterShop(pathname))?.name;
  const operationCode = params['operationCode'];
  if (name === 'oldSignUpOperation' && operationCode !== undefined)
    throw redirect(linkTo(shop.shop, 'signUpOperation', { params: { operationCode, '*': params['*'] ?? '' }, search: query }));
  if (name === 'ourCommitments') throw redirect(linkTo(shop.shop, 'page', { params: { slug: 'ourcommitments' }, search: query }));
  if (name === 'myBookings') {
    const bookings = linkTo(shop.shop, 'account', { params: { '*': 'mybookings' } });
    const isKnown = visitor.state === 'authenticated' || visitor.state === 'bookingFound';
    throw redirect(isKnown ? bookings : linkTo(shop.shop, 'bookingSearch', { search: { onauthsuccess: bookings } }));
  }
  throw data(null, { status: 404 });
};
