const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

/** True for a well-formed uuid; anything else in an address identifies nobody. */
export const isUuid = (text: string | null | undefined): text is string => text !== null && text !== undefined && UUID.test(text);

/**
 * What a uuid in an address (`/listing?uuid=…`, platform 8) does to a visitor whose browser knows `stored`: one that differs from the stored one
 * signs out first (platform 4 "Auth states").
 * @returns `keep` nothing changes · `identify` the visitor becomes identified · `signOutAndIdentify` the former one is signed out before
 */
export const identification = (stored: string | undefined, given: string | null | undefined): 'keep' | 'identify' | 'signOutAndIdentify' => {
  if (!isUuid(given)) return 'keep';
  if (stored === undefined || stored === '') return 'identify';
  return stored.toLowerCase() === given.toLowerCase() ? 'keep' : 'signOutAndIdentify';
};
