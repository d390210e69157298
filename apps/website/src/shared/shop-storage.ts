import { createStore, type StoreApi } from 'zustand/vanilla';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

/** Where each slice is kept (platform 7 "Session storage on the device"; booking is local, readings 1.2). The currency is shared by all shops. */
const STORED = {
  booking: 'local',
  coupons: 'local',
  exchangeRate: 'local',
  lastSearches: 'local',
  mapPolicyAcceptance: 'local',
  product: 'session',
  quotation: 'session',
  payment: 'session',
  searchForm: 'session',
} as const;
type StoredSlice = keyof typeof STORED;

/** Card data never reaches storage, whatever a form hands over (readings 8, PCI DSS). */
const FORBIDDEN = /^(?:encryptedCard|cardNumber|number|cvc|cvv|pan|expiry|holder|securityCode)$/iu;

/** A copy without any field that may hold card data, at every depth. */
export const withoutCardData = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutCardData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !FORBIDDEN.test(key))
      .map(([key, each]) => [key, withoutCardData(each)]),
  );
};

const silent: StateStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** The browser's storage, or one that forgets when it is refused (private modes, full disks). */
const storageOf = (kind: 'local' | 'session'): StateStorage => {
  try {
    const storage = kind === 'local' ? window.localStorage : window.sessionStorage;
    return {
      getItem: (name) => {
        try {
          return storage.getItem(name);
        } catch {
          return null;
        }
      },
      setItem: (name, text) => {
        try {
          storage.setItem(name, text);
        } catch {
          /* full or refused: the page goes on without */
        }
      },
      removeItem: (name) => {
        try {
          storage.removeItem(name);
        } catch {
          /* refused */
        }
      },
    };
  } catch {
    return silent;
  }
};

export interface ShopStoreOptions<T extends object> {
  readonly slice: StoredSlice;
  readonly brand: string;
  readonly shop: string;
  /** Raised when the shape changes; older contents are dropped. */
  readonly version: number;
  readonly initial: T;
  /** Reads what was stored; undefined when it is not what this version writes. */
  readonly parse: (stored: unknown) => T | undefined;
  /** Told when stored contents could not be read. */
  readonly onUnreadable?: (() => void) | undefined;
}

export type ShopStore<T extends object> = StoreApi<{ readonly value: T }> & { readonly rehydrate: () => void };

/**
 * A store kept per brand and shop on the device, as the specification's table says. It starts with `initial` on the server and in the first
 * render, so that both show the same; call `rehydrate()` in an effect to take what was stored. Contents are parsed, versioned and free of card data.
 */
export const createShopStore = <T extends object>({ slice, brand, shop, version, initial, parse, onUnreadable }: ShopStoreOptions<T>): ShopStore<T> => {
  const store = createStore<{ readonly value: T }>()(
    persist(() => ({ value: initial }), {
      name: `${brand.toLowerCase()}:${shop}:${slice}`,
      version,
      skipHydration: true,
      storage: createJSONStorage(() => (typeof window === 'undefined' ? silent : storageOf(STORED[slice]))),
      partialize: (state) => ({ value: withoutCardData(state.value) }),
      // Another version's contents cannot be trusted: start afresh.
      migrate: () => ({ value: initial }),
      merge: (stored, current) => {
        if (typeof stored !== 'object' || stored === null || !('value' in stored)) return current;
        const value = parse(stored.value);
        if (value === undefined) {
          onUnreadable?.();
          return current;
        }
        return { value };
      },
      onRehydrateStorage: () => (_state, error) => {
        if (error !== undefined) onUnreadable?.();
      },
    }),
  );
  return Object.assign(store, {
    rehydrate: () => {
      void store.persist.rehydrate();
    },
  });
};
