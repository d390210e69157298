import { clsx } from 'clsx';
import Gift from 'lucide-react/icons/gift';
import { formatMoney } from '@escale/i18n/format';
import { Icon } from '@escale/ui/icon';
import { Tag } from '@escale/ui/tag';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './header.module.css';

/** Credits of a member, on large screens (platform 2.3). */
export const CreditsLink = () => {
  const { visitor, currency, shop } = useShop();
  const t = useMessages();
  const amount = visitor.credits === undefined || visitor.credits <= 0 ? undefined : formatMoney(visitor.credits, currency, shop);
  return (
    <ShopLink
      to="account"
      params={{ '*': 'mycredits' }}
      className={clsx(styles['item'], styles['large'])}
      aria-label={amount === undefined ? t('frame.account.credits') : t('frame.credits', { amount })}
    >
      {amount === undefined ? (
        <Icon shape={Gift} size={20} />
      ) : (
        <Tag kind="softDeal" icon={<Icon shape={Gift} size={14} />}>
          <bdi>{amount}</bdi>
        </Tag>
      )}
    </ShopLink>
  );
};
