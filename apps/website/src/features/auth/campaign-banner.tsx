import { Icon } from '@escale/ui/icon';
import { formatMoney } from '@escale/i18n/format';
import Gift from 'lucide-react/icons/gift';
import { Message } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import styles from './auth.module.css';
import type { AuthView } from './auth-view.ts';

/** What the partner gives to who signs up now (platform 2.4 "credit-campaign banner"). */
export const CampaignBanner = ({ view: { campaign } }: { readonly view: AuthView }) => {
  const { shop } = useShop();
  if (campaign === undefined) return null;
  return (
    <p className={styles['campaign']}>
      <Icon shape={Gift} size={20} />
      <span>
        <Message
          id="auth.campaign"
          values={{ amount: <strong key="amount">{formatMoney(campaign.amount, campaign.currency, shop, { fraction: 'auto' })}</strong> }}
        />
      </span>
    </p>
  );
};
