import { useEffect, useState } from 'react';
import { useShop } from '../../shared/shell.tsx';
import { createShopStore, type ShopStore } from '../../shared/shop-storage.ts';

type Acceptance = { readonly mapPolicy: boolean };

const parse = (stored: unknown): Acceptance | undefined =>
  typeof stored === 'object' && stored !== null && 'mapPolicy' in stored && typeof stored.mapPolicy === 'boolean' ? { mapPolicy: stored.mapPolicy } : undefined;

/**
 * Whether the map may be shown: at once, unless the partner asks first (`displayMapPolicy`); a yes is kept on the device for the shop.
 */
export const useMapConsent = (): { readonly isGiven: boolean; readonly give: () => void } => {
  const { flags, brand, shop } = useShop();
  const [store] = useState<ShopStore<Acceptance>>(() =>
    createShopStore({ slice: 'mapPolicyAcceptance', brand: brand.code, shop, version: 1, initial: { mapPolicy: false }, parse }),
  );
  const [isAccepted, setAccepted] = useState(false);
  useEffect(() => {
    const stop = store.subscribe((state) => {
      setAccepted(state.value.mapPolicy);
    });
    store.rehydrate();
    return stop;
  }, [store]);
  return {
    isGiven: !flags.displayMapPolicy || isAccepted,
    give: () => {
      store.setState({ value: { mapPolicy: true } });
    },
  };
};
