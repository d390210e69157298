import { contentLink, isExternal } from '../../shared/safe-url.ts';

/** Address of a document from data, with the proxy's prefix when it is one of our pages; `#` when it leads nowhere safe. */
export const documentHref = (url: string, prefix: string): string => {
  const safe = contentLink(url);
  if (safe === undefined) return '#';
  return isExternal(safe) ? safe : `${prefix}${safe}`;
};
