import { buttonClass } from '@escale/ui/button';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Panel } from './account-parts.tsx';

/** The account's own page: on small screens the menu is the page, on large ones it says where to begin. */
export const HubScreen = () => {
  const t = useMessages();
  const { visitor, capabilities } = useShop();
  const isDark = capabilities.darkSite === true;
  return (
    <Panel title={t('account.hub.title')} intro={t('account.hub.text')}>
      <div>
        {visitor.bookingReference === undefined ? (
          <ShopLink to="account" params={{ '*': isDark ? 'faq-contact' : 'mybookings' }} className={buttonClass({ kind: 'primary' })}>
            {t(isDark ? 'frame.account.contact' : 'frame.account.bookings')}
          </ShopLink>
        ) : (
          <ShopLink to="account" params={{ '*': `mybookings/${visitor.bookingReference}` }} className={buttonClass({ kind: 'primary' })}>
            {t('frame.account.myBooking')}
          </ShopLink>
        )}
      </div>
    </Panel>
  );
};
