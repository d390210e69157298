import { formatDateRange } from '@escale/i18n/format';
import { useShop } from './shell.tsx';

/** Two calendar days as one text. */
export const DayRange = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const { shop } = useShop();
  return <span suppressHydrationWarning>{formatDateRange(from, to, shop)}</span>;
};
