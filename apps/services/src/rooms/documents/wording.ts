import { createIntl, type IntlShape } from 'react-intl/server';
import type { Area } from '@escale/i18n/languages';
import { directionOf, localeOf, messageLanguageOf } from '@escale/i18n/languages';
import { formatDateRange, formatDay, formatMoney } from '@escale/i18n/format';
import { openMessageStore } from '@escale/i18n/load';
import { toMinor } from '@escale/domain/money';

/** A sentence of a message area with its values filled in. */
export type Say = (id: string, values?: Record<string, string | number>) => string;

/** The words, money and days of one shop, for documents and mails. */
export interface Wording {
  readonly shop: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly say: Say;
  /** Amount in major units of `currency`, decimals always shown, as on an invoice. */
  readonly money: (major: number) => string;
  readonly day: (day: string, style?: Parameters<typeof formatDay>[2]) => string;
  readonly dates: (from: string, to: string) => string;
}

const store = openMessageStore();

const intlFor = (shop: string, areas: readonly Area[]): IntlShape => {
  const language = messageLanguageOf(shop);
  const messages = Object.assign({}, ...areas.map((area) => store.area(language, area).messages));
  return createIntl({
    locale: localeOf(shop),
    messages,
    onError: (error) => {
      throw error;
    },
  });
};

/** Wording of a shop in a currency. A missing message throws: a document never shows a message id. */
export const wordingFor = (shop: string, currency: string, areas: readonly Area[] = ['documents']): Wording => {
  const intl = intlFor(shop, areas);
  return {
    shop,
    language: messageLanguageOf(shop),
    direction: directionOf(shop),
    say: (id, values = {}) => String(intl.formatMessage({ id }, values)),
    money: (major) => formatMoney(toMinor(major, currency), currency, shop, { fraction: 'always' }),
    day: (day, style = 'full') => formatDay(day, shop, style),
    dates: (from, to) => formatDateRange(from, to, shop, 'medium'),
  };
};
