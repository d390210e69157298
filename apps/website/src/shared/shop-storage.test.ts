import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopStore, withoutCardData } from './shop-storage.ts';

interface Booking {
  readonly code: string;
}
const parse = (stored: unknown): Booking | undefined =>
  typeof stored === 'object' && stored !== null && 'code' in stored && typeof stored.code === 'string' ? { code: stored.code } : undefined;

const memory = (): Storage => {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => {
      map.set(key, value);
    },
    removeItem: (key) => {
      map.delete(key);
    },
    clear: () => {
      map.clear();
    },
    key: (at) => [...map.keys()][at] ?? null,
    get length() {
      return map.size;
    },
  };
};
const inBrowser = (): { localStorage: Storage; sessionStorage: Storage } => {
  const window = { localStorage: memory(), sessionStorage: memory() };
  vi.stubGlobal('window', window);
  return window;
};
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (shop: string, more: { readonly version?: number; readonly onUnreadable?: () => void } = {}) =>
  createShopStore<Booking>({ slice: 'booking', brand: 'AF', shop, version: more.version ?? 1, initial: { code: '' }, parse, onUnreadable: more.onUnreadable });

describe('what is kept on the device', () => {
  it('comes back after a reload, in the same shop only', () => {
    inBrowser();
    open('fr-FR').setState({ value: { code: 'abc' } });
    const again = open('fr-FR');
    expect(again.getState().value.code).toBe('');
    again.rehydrate();
    expect(again.getState().value.code).toBe('abc');
    const other = open('en-GB');
    other.rehydrate();
    expect(other.getState().value.code).toBe('');
  });

  it('goes to local or session storage as the table says', () => {
    const { localStorage, sessionStorage } = inBrowser();
    open('fr-FR').setState({ value: { code: 'abc' } });
    createShopStore<Booking>({ slice: 'payment', brand: 'AF', shop: 'fr-FR', version: 1, initial: { code: '' }, parse }).setState({ value: { code: 'p' } });
    expect(localStorage.key(0)).toBe('af:fr-FR:booking');
    expect(sessionStorage.key(0)).toBe('af:fr-FR:payment');
    expect(localStorage.length).toBe(1);
  });

  it('is dropped when another version wrote it', () => {
    inBrowser();
    open('fr-FR').setState({ value: { code: 'abc' } });
    const next = open('fr-FR', { version: 2 });
    next.rehydrate();
    expect(next.getState().value.code).toBe('');
  });

  it.each(['{"state":{"value":{"code":7}},"version":1}', 'not json'])('is left alone and reported when it cannot be read (%s)', (text) => {
    inBrowser().localStorage.setItem('af:fr-FR:booking', text);
    let reports = 0;
    const store = open('fr-FR', {
      onUnreadable: () => {
        reports += 1;
      },
    });
    store.rehydrate();
    expect(store.getState().value.code).toBe('');
    expect(reports).toBe(1);
  });

  it('does without storage where the browser refuses it', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new Error('denied');
      },
    });
    const store = open('fr-FR');
    store.setState({ value: { code: 'abc' } });
    store.rehydrate();
    expect(store.getState().value.code).toBe('abc');
  });

  it('never holds card data, however deep a form hid it', () => {
    const { localStorage } = inBrowser();
    const form = { code: 'x', payment: { type: 'CARD', encryptedCard: 'e', cards: [{ number: '4111', cvc: '123', holder: 'H' }] } };
    open('fr-FR').setState({ value: form });
    const text = localStorage.getItem('af:fr-FR:booking') ?? '';
    expect(text).toContain('CARD');
    for (const secret of ['4111', '123', 'encryptedCard', 'holder']) expect(text).not.toContain(secret);
    expect(withoutCardData([{ cardNumber: 1, a: [{ CVV: 2, b: 3 }] }])).toEqual([{ a: [{ b: 3 }] }]);
  });
});
