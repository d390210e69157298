import type { Selection } from '@escale/contract/sdp';
import { useEffect, useMemo } from 'react';
import { createShopStore } from '../../shared/shop-storage.ts';

/** What the device keeps of a booking being put together (platform 7 `booking`). */
interface KeptChoice {
  readonly code: string;
  readonly accommodationId: string;
  readonly selection: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parse = (stored: unknown): KeptChoice | undefined =>
  isRecord(stored) && typeof stored['code'] === 'string' && typeof stored['accommodationId'] === 'string'
    ? { code: stored['code'], accommodationId: stored['accommodationId'], selection: stored['selection'] }
    : undefined;

/** Keeps every choice on the device, per shop. */
export const useKeptChoice = ({
  brand,
  shop,
  code,
  accommodationId,
  selection,
}: {
  readonly brand: string;
  readonly shop: string;
  readonly code: string;
  readonly accommodationId: string;
  readonly selection: Selection | undefined;
}): void => {
  const store = useMemo(
    () => createShopStore<KeptChoice>({ slice: 'booking', brand, shop, version: 1, initial: { code: '', accommodationId: '', selection: undefined }, parse }),
    [brand, shop],
  );
  useEffect(() => {
    if (selection !== undefined) store.setState({ value: { code, accommodationId, selection } });
  }, [store, code, accommodationId, selection]);
};
