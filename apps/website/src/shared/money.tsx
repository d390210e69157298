import { formatDateRange, formatDay, formatMoney, type DayStyle, type MoneyOptions } from '@escale/i18n/format';
import { useShop } from './shell.tsx';

/** An amount in minor units; isolated so that it keeps its order inside Arabic text. */
export const Money = ({ minor, currency, ...options }: { readonly minor: number; readonly currency?: string | undefined } & MoneyOptions) => {
  const shop = useShop();
  return <bdi>{formatMoney(minor, currency ?? shop.currency, shop.shop, options)}</bdi>;
};

/** A calendar day `YYYY-MM-DD`, machine-readable too. The words come from the platform's tables, which may differ between server and browser. */
export const Day = ({ day, style = 'short' }: { readonly day: string; readonly style?: DayStyle }) => {
  const { shop } = useShop();
  return <time dateTime={day} suppressHydrationWarning>{formatDay(day, shop, style)}</time>;
};

/** Two calendar days as one text. */
export const DayRange = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { shop } = useShop();
  return <span suppressHydrationWarning>{formatDateRange(from, to, shop)}</span>;
};
