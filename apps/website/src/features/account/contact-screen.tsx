import { buttonClass } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Tag } from '@escale/ui/tag';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { Panel } from './account-parts.tsx';
import type { AccountView } from './account-view.ts';
import styles from './account.module.css';

/** Questions first, then how to reach somebody; the number is never a premium one (readings 6.1 row 7, 7 row 4). */
export const ContactScreen = ({ view }: { readonly view: Extract<AccountView, { screen: 'contact' }> }) => {
  const t = useMessages();
  const { phone, isOpen, email, topics, bookings, mayWrite } = view;
  return (
    <>
      {topics.length > 0 && (
        <Panel title={t('account.contact.topics')}>
          <ul className={styles['topics']}>
            {topics.map(({ href, title }) => (
              <li key={href}>
                <Link to={href} className={linkClass()} discover="none">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            <ShopLink to="faq" className={linkClass()}>
              {t('account.contact.allTopics')}
            </ShopLink>
          </p>
        </Panel>
      )}
      {mayWrite && (
        <Panel title={t('account.contact.write')} intro={t('account.contact.write.text')}>
          {bookings.length > 0 && (
            <ul className={styles['topics']}>
              {bookings.map(({ bookingReference, label }) => (
                <li key={bookingReference}>
                  <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} search={{ bookingReference }} className={linkClass()}>
                    {label}
                  </ShopLink>
                </li>
              ))}
            </ul>
          )}
          <div>
            <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} className={buttonClass({ kind: 'secondary' })}>
              {t('account.request.title')}
            </ShopLink>
          </div>
        </Panel>
      )}
      <Panel title={t('account.contact.phone')}>
        <p className={styles['channel']}>
          <Icon shape={Phone} size={20} />
          <a href={`tel:${phone.dial}`} className={linkClass()}>
            <bdi dir="ltr">{phone.display}</bdi>
          </a>
          {isOpen !== undefined && <Tag kind={isOpen ? 'ok' : 'muted'}>{t(isOpen ? 'account.contact.open' : 'account.contact.closed')}</Tag>}
        </p>
        <p className="t-s t-muted">
          {phone.hours}. {t('account.contact.abroad')} <bdi dir="ltr">{phone.international}</bdi>
        </p>
        <p className={styles['channel']}>
          <Icon shape={Mail} size={20} />
          <a href={`mailto:${email}`} className={linkClass()}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </p>
      </Panel>
    </>
  );
};
