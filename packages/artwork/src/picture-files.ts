import type { Picture } from './picture.ts';

/** Names of the files of a picture, as served under /pictures/. */
export function filesOf({ id, formats }: Picture): string[] {
  return [
    ...formats.wide.map((width) => `${id}-wide-${width}.avif`),
    ...(formats.hero ?? []).map((width) => `${id}-hero-${width}.avif`),
    ...(formats.mail === true ? [`${id}-mail-600.jpg`] : []),
  ];
}
