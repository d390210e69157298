const keyOf = (brand: string, shop: string, name: 'auth' | 'email' | 'passkeyAsked'): string => `${brand.toLowerCase()}:${shop}:${name}`;

/** What a device keeps of a sign-in, or of a booking that was found. */
export interface KeptSession {
  readonly token: string;
  readonly uuid: string;
  readonly email: string;
}

/**
 * Keeps a sign-in on the device under `{prefix}:{shop}:auth` and `:email` (platform 7). The token opens nothing without this browser's device
 * cookie, which no script can read (readings 7.9). Does nothing where storage is refused.
 */
export const keepSession = (brand: string, shop: string, { token, uuid, email }: KeptSession): void => {
  try {
    localStorage.setItem(keyOf(brand, shop, 'auth'), JSON.stringify({ token, uuid }));
    localStorage.setItem(keyOf(brand, shop, 'email'), email);
  } catch {
    /* refused or full: the cookies alone carry the session */
  }
};

/** Forgets the sign-in of a shop on this device, after a sign-out. */
export const forgetSession = (brand: string, shop: string): void => {
  try {
    for (const name of ['auth', 'email'] as const) localStorage.removeItem(keyOf(brand, shop, name));
  } catch {
    /* refused: nothing was kept */
  }
};

/** True once, the first time a member could be offered a passkey on this device. */
export const mayOfferPasskey = (brand: string, shop: string): boolean => {
  try {
    const key = keyOf(brand, shop, 'passkeyAsked');
    if (localStorage.getItem(key) !== null) return false;
    localStorage.setItem(key, '1');
    return true;
  } catch {
    return false;
  }
};
