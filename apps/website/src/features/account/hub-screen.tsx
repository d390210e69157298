import { buttonClass } from '@escale/ui/button';
import { linkClass } from '@escale/ui/link';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Panel } from './account-parts.tsx';
import type { AccountView } from './account-view.ts';
import { NextTrip } from './bookings-screen.tsx';
import account from './account.module.css';

/** The account's own page: on small screens the menu is the page, on large ones it shows the next trip, or says where to begin. */
export const HubScreen = ({ view }: { readonly view: Extract<AccountView, { screen: 'hub' }> }) => {
  const t = useMessages();
  const { visitor, capabilities } = useShop();
  const isDark = capabilities.darkSite === true;
  if (view.next !== undefined)
    return (
      <section className={account['stack']} aria-labelledby="next-trip">
        <h2 id="next-trip" className="t-4">
          {t('account.hub.next')}
        </h2>
        <NextTrip booking={view.next} />
        <p>
          <ShopLink to="account" params={{ '*': 'mybookings' }} className={linkClass()}>
            {t('frame.account.bookings')}
          </ShopLink>
        </p>
      </section>
    );
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
