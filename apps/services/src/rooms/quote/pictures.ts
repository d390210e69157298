/** Address of a picture of the catalogue at the width a card shows. */
export const pictureUrl = (id: string): string => `/pictures/${id}-wide-768.avif`;

/** A picture as answers carry it: the large one and the small one that stands for it. */
export const photoOf = (id: string): { url: string; thumbnail: string } => ({ url: `/pictures/${id}-wide-1440.avif`, thumbnail: pictureUrl(id) });
