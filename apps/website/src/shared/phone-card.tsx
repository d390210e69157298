import { chooseContextPhone } from '@escale/domain/contact-phone';
import { Card } from '@escale/ui/card';
import { Icon } from '@escale/ui/icon';
import Phone from 'lucide-react/icons/phone';
import { useShop } from './shell.tsx';
import styles from './phone-card.module.css';

/** Who to call about an offer: the context phone whose price band holds the booking total (funnel 2.12). `total` in minor units. */
export const PhoneCard = ({ total, currency }: { readonly total: number; readonly currency: string }) => {
  const { contextPhones, phone: general } = useShop();
  const phone = chooseContextPhone(contextPhones, total, currency);
  if (phone === null) return null;
  return (
    <Card padding="m" className={styles['card']}>
      <Icon shape={Phone} size={22} />
      <p>
        <a className={styles['number']} href={`tel:${phone.displayInternationalPhone.replaceAll(/[^+\d]/gu, '')}`}>
          <bdi dir="ltr">{phone.displayPhone}</bdi>
        </a>
        <span className="t-s t-muted">{general.hours}</span>
      </p>
    </Card>
  );
};
