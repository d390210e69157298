import { LEGACY_STORAGE_KEYS, storageMigration } from '@escale/domain/storage-migration';

/** Moves what this browser kept before shops had keys of their own under the French shop's (platform 4 "Application start"). Does nothing where storage is refused. */
export const moveOldStorage = (brand: string): void => {
  try {
    const steps = storageMigration(brand.toLowerCase(), (key) => localStorage.getItem(key));
    for (const { from, to, value } of steps) {
      localStorage.setItem(to, value);
      localStorage.removeItem(from);
    }
  } catch {
    /* refused or full: the old keys stay where nobody reads them */
  }
};

/** True when this browser still has a key of that time. */
export const hasOldStorage = (): boolean => {
  try {
    return LEGACY_STORAGE_KEYS.some((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
};
