import { redirect, type LoaderFunctionArgs } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';

export interface TechnicalErrorData {
  /** Pre-launch still runs: now ≤ teasingEndDate (platform 2.9). */
  readonly isTeasing: boolean;
}

/**
 * A document request carries no navigation state, so the duplicate page has no booking to speak of: it leads to the default page (funnel 2.16).
 * A navigation inside the website keeps its state and asks for data only.
 */
export const loader = ({ context, params }: LoaderFunctionArgs): TechnicalErrorData => {
  const { shop, url, partner, now } = shopContextOf(context);
  if (params['*'] === 'duplicate-booking' && !url.pathname.endsWith('.data')) throw redirect(linkTo(shop.shop, 'technicalError', { params: { '*': '' } }));
  return { isTeasing: partner.teasingEndDate !== undefined && now <= Date.parse(partner.teasingEndDate) };
};
