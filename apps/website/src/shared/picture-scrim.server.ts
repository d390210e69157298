import { pictures } from '@escale/artwork/manifest';

const scrims = new Map(pictures.map(({ id, scrim }) => [id, scrim]));

/**
 * The colour of a generated picture's own scene on which white text reads, to multiply the picture with (`#rrggbb`); undefined for another
 * picture, which takes the brand's dark colour. `picture` is an id (`hotel-014`) or the address of any of its files.
 */
export const scrimOfPicture = (picture: string): string | undefined => {
  const id = /^(?:.*\/pictures\/)?(\w+(?:-\w+)*?)(?:-(?:wide|hero)-\d+\.avif)?$/u.exec(picture)?.[1];
  return id === undefined ? undefined : scrims.get(id);
};
