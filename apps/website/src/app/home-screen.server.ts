import type { LoaderFunctionArgs } from 'react-router';
import { darkSiteLoader, isDarkSite } from '../features/auth/dark-site.server.ts';
import { loader as searchLoader } from '../features/search/search-home.server.ts';
import { shopContextOf } from '../shared/request-context.ts';

/** Data of a shop's root: the search home's, or what the door of a dark site is drawn from. */
export const loader = (args: LoaderFunctionArgs) => {
  const context = shopContextOf(args.context);
  return isDarkSite(context) ? darkSiteLoader(context, args.request) : searchLoader(args);
};
