interface PreviewQuestion {
  readonly visibility: 'current' | 'preview';
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  /** Epoch milliseconds by the platform's clock. */
  readonly now: number;
}

/** Epoch milliseconds of a date; a time without a zone is UTC's, wherever the server stands. */
const instantOf = (text: string): number => Date.parse(/T[\d:.]+$/u.test(text) ? `${text}Z` : text);

/**
 * The instant a page is shown for: the platform's clock, or in preview visibility the date asked for by `?previewDate=`, remembered in a cookie
 * for the pages that follow until an empty one ends it (platform 4 "Products visibility"). Where only what is current shows, nothing moves it.
 * @returns `cookie` = what to remember, `''` to forget
 */
export const previewInstant = ({ visibility, url, cookies, now }: PreviewQuestion): { readonly now: number; readonly cookie?: string } => {
  if (visibility === 'current') return { now };
  const asked = url.searchParams.get('previewDate');
  const chosen = asked ?? cookies['previewDate'] ?? '';
  const instant = instantOf(chosen);
  if (asked === null) return { now: Number.isNaN(instant) ? now : instant };
  return Number.isNaN(instant) ? { now, cookie: '' } : { now: instant, cookie: chosen };
};
