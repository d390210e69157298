/** Names under which the site kept things before shops had their own (platform 4 "Application start"); all of them were the French shop's. */
const LEGACY_KEYS = { auth: 'auth', email: 'email', cookiePolicyAccepted: 'cookiePolicyAcceptance', partner: 'partner' } as const;
export const LEGACY_SHOP = 'fr-FR';
export const LEGACY_STORAGE_KEYS: readonly string[] = Object.keys(LEGACY_KEYS);
/** Cookies that move to the path of the French shop. */
export const LEGACY_COOKIES = ['auth', 'partner'] as const;

interface MigrationStep {
  readonly from: string;
  readonly to: string;
  readonly value: string;
}

/**
 * The moves that bring old storage keys under `{prefix}:fr-FR:`. A key that the French shop already has keeps its newer value: the old one is
 * then only dropped (`value` is the one to keep).
 * @param read the value of a key, null when there is none
 */
export const storageMigration = (prefix: string, read: (key: string) => string | null): readonly MigrationStep[] =>
  Object.entries(LEGACY_KEYS).flatMap(([from, name]) => {
    const old = read(from);
    if (old === null) return [];
    const to = `${prefix}:${LEGACY_SHOP}:${name}`;
    return [{ from, to, value: read(to) ?? old }];
  });
