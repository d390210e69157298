/**
 * Accepts only a same-site absolute path (readings 4.15, 7.11): one leading slash, no scheme, no host, no backslash or control character.
 * @returns the path, or undefined when the text could lead anywhere else
 */
export const sameSitePath = (text: string | null | undefined): string | undefined => {
  if (text === null || text === undefined || !text.startsWith('/') || text.startsWith('//')) return undefined;
  if (/[\\\p{Cc}]/u.test(text)) return undefined;
  const url = URL.parse(text, 'https://same.invalid');
  return url?.origin === 'https://same.invalid' ? url.pathname + url.search + url.hash : undefined;
};

/** A link from content data: http(s), mail or phone, or a same-site path; anything else is dropped. */
export const contentLink = (text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  return sameSitePath(text) ?? (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/iu.test(text) ? text : undefined);
};

/** True when the address leaves the site (readings 4.3: a scheme and another host, or it starts with //). */
export const isExternal = (text: string): boolean => /^(?:[a-z][\w+.-]*:|\/\/)/iu.test(text);
