import type { MyBookingDetail } from '@escale/contract/my-bookings';
import { nightsBetween } from '@escale/domain/calendar-day';
import { groupBookingReference } from '@escale/domain/booking-reference';
import { formatDateRange, joinParts } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { buttonClass } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { EmptyState } from '@escale/ui/empty-state';
import { FactList } from '@escale/ui/fact-list';
import { Icon } from '@escale/ui/icon';
import { PictureBox, PictureCaption } from '@escale/ui/picture';
import { Tag } from '@escale/ui/tag';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import UsersRound from 'lucide-react/icons/users-round';
import { useMessages, type Translate } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Amount, BookingState, Day, useDocumentHref } from './account-parts.tsx';
import type { AccountView } from './account-view.ts';
import account from './account.module.css';
import styles from './bookings.module.css';

/** "2 adults, 1 child": babies count among the children. */
export const partyText = (t: Translate, { adults, children, infants }: Pick<MyBookingDetail, 'adults' | 'children' | 'infants'>, shop: string): string =>
  joinParts([t('common.adults', { count: adults }), ...(children + infants > 0 ? [t('common.children', { count: children + infants })] : [])], shop);

export const placeText = ({ resort, region, country }: Pick<MyBookingDetail, 'resort' | 'region' | 'country'>): string =>
  [...new Set([resort || region, country].filter((each) => each !== ''))].join(', ');

/** Days of a trip with their year. */
export const TripDays = ({ booking }: { readonly booking: MyBookingDetail }) => (
  <span suppressHydrationWarning>{formatDateRange(booking.departureDate, booking.endDate, useShop().shop, 'medium')}</span>
);

/** The next trip: its picture, how many days are left, three facts, what is to be done (look and feel "Account"). */
export const NextTrip = ({ booking }: { readonly booking: MyBookingDetail }) => {
  const t = useMessages();
  const { shop, today } = useShop();
  const hrefOf = useDocumentHref();
  const days = nightsBetween(today, booking.departureDate);
  const { invoice, voucher } = booking.bookingDocument;
  const invoiceHref = hrefOf(invoice?.url);
  return (
    <Card as="article" className={styles['next']}>
      <PictureBox shape="5x2" className={styles['nextPicture']}>
        {booking.picture !== undefined && <ShopPicture picture={booking.picture} alt="" isCover isFirst sizes="(width >= 1024px) 940px, 100vw" />}
        <PictureCaption isTall>
          <span className={styles['captionTag']}>
            <BookingState status={booking.status} />
          </span>
          <h3 className="t-3">{placeText(booking)}</h3>
          <p>
            <bdi>{booking.name}</bdi>, {t('common.nights', { count: booking.duration })}
          </p>
          {days > 0 && (
            <span className={`${styles['captionTag'] ?? ''} ${styles['daysLeft'] ?? ''}`}>
              <Tag kind="onPicture" icon={<Icon shape={PlaneTakeoff} size={16} />}>
                {t('account.booking.daysLeft', { count: days })}
              </Tag>
            </span>
          )}
        </PictureCaption>
      </PictureBox>
      <div className={styles['facts']}>
        <dl className={styles['factColumns']}>
          <div>
            <dt>{t('account.booking.trip')}</dt>
            <dd>
              <strong>
                <TripDays booking={booking} />
              </strong>
              <span>{partyText(t, booking, shop)}</span>
            </dd>
          </div>
          <div>
            <dt>{t('account.booking.reference')}</dt>
            <dd>
              <strong dir="ltr">{groupBookingReference(booking.bookingReference)}</strong>
              <span>
                {t('account.booking.bookedOn')} <Day day={booking.bookingDate} />
              </span>
            </dd>
          </div>
          <div>
            <dt>{booking.totalDue > 0 ? t('account.booking.due') : t('account.booking.paid')}</dt>
            <dd>
              <strong className={booking.totalDue > 0 ? styles['dueAmount'] : undefined}>
                <Amount major={booking.totalDue > 0 ? booking.totalDue : booking.totalPaid} currency={booking.currencyCode} />
              </strong>
              {booking.totalDue > 0 && booking.dueDate !== undefined && (
                <span>
                  {t('account.booking.dueOn')} <Day day={booking.dueDate} />
                </span>
              )}
            </dd>
          </div>
        </dl>
        <ShopLink
          to="account"
          params={{ '*': `mybookings/${booking.bookingReference}` }}
          className={buttonClass({ kind: booking.totalDue > 0 ? 'cta' : 'primary' })}
        >
          {booking.totalDue > 0 ? t('account.booking.payRest') : t('account.booking.show')}
        </ShopLink>
      </div>
      <ul className={styles['documentRow']}>
        {invoiceHref !== undefined && (
          <li>
            <a href={invoiceHref}>
              <Icon shape={FileText} size={18} /> {t('account.document.invoice')}
            </a>
          </li>
        )}
        {voucher?.availableFrom !== undefined && voucher.url === undefined && (
          <li className="t-muted">
            <Icon shape={FileText} size={18} />
            <span>
              {t('account.document.voucher')}, {t('account.document.from')} <Day day={voucher.availableFrom} look="short" />
            </span>
          </li>
        )}
        <li>
          <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} search={{ bookingReference: booking.bookingReference }}>
            <Icon shape={MessageSquareText} size={18} /> {t('account.booking.ask')}
          </ShopLink>
        </li>
      </ul>
    </Card>
  );
};

const BookingRow = ({ booking, isOver }: { readonly booking: MyBookingDetail; readonly isOver: boolean }) => {
  const t = useMessages();
  const { shop } = useShop();
  return (
    <Card as="article" className={styles['row']}>
      <PictureBox shape="fill" className={styles['rowPicture']}>
        {booking.picture !== undefined && <ShopPicture picture={booking.picture} alt="" isCover sizes="(width >= 768px) 200px, 100vw" />}
      </PictureBox>
      <div className={styles['rowWords']}>
        <p className={styles['rowState']}>
          <BookingState status={booking.status} isOver={isOver} />
          <span className="t-s t-muted">{t('frame.account.booking', { reference: groupBookingReference(booking.bookingReference) })}</span>
        </p>
        <h3 className="t-4">{booking.name}</h3>
        <p className="t-s t-muted">{placeText(booking)}</p>
        <FactList
          facts={[
            {
              id: 'days',
              shape: CalendarDays,
              text: (
                <>
                  <TripDays booking={booking} />, {t('common.nights', { count: booking.duration })}
                </>
              ),
            },
            { id: 'party', shape: UsersRound, text: partyText(t, booking, shop) },
          ]}
        />
      </div>
      <div className={styles['rowMoney']}>
        <dl>
          <div>
            <dt>{t('account.booking.total')}</dt>
            <dd>
              <Amount major={booking.total} currency={booking.currencyCode} />
            </dd>
          </div>
          <div>
            <dt>{t('account.booking.paid')}</dt>
            <dd>
              <Amount major={booking.totalPaid} currency={booking.currencyCode} />
            </dd>
          </div>
          {booking.totalDue > 0 && booking.status !== 'CANCELED' && (
            <div className={styles['dueAmount']}>
              <dt>{t('account.booking.due')}</dt>
              <dd>
                <Amount major={booking.totalDue} currency={booking.currencyCode} />
              </dd>
            </div>
          )}
        </dl>
        <ShopLink
          to="account"
          params={{ '*': `mybookings/${booking.bookingReference}` }}
          className={buttonClass({ kind: 'secondary', size: 'sm', isFullWidth: true })}
          aria-label={t('account.booking.show.named', { name: booking.name })}
        >
          {t('account.booking.show')}
        </ShopLink>
      </div>
    </Card>
  );
};

/** A member's bookings: the next trip first, the others of the future as rows, then those of the past (platform 2.5, 3 "My bookings"). */
export const BookingsScreen = ({ view }: { readonly view: Extract<AccountView, { screen: 'bookings' }> }) => {
  const t = useMessages();
  const { future, past } = view;
  const next = future.find(({ status }) => status !== 'CANCELED');
  const others = future.filter((each) => each !== next);
  if (future.length + past.length === 0)
    return (
      <EmptyState
        title={t('account.bookings.empty.title')}
        text={t('account.bookings.empty.text')}
        actions={
          <>
            <ShopLink to="home" className={buttonClass({ kind: 'primary' })}>
              {t('frame.account.searchTrip')}
            </ShopLink>
            <ShopLink to="bookingSearch" className={buttonClass({ kind: 'secondary' })}>
              {t('account.signIn.lookup')}
            </ShopLink>
          </>
        }
      />
    );
  return (
    <>
      <section className={account['stack']} aria-labelledby="future">
        <h2 id="future" className="t-4">
          {t('account.bookings.future', { count: future.length })}
        </h2>
        {future.length === 0 && <p className="t-muted">{t('account.bookings.future.none')}</p>}
        {next !== undefined && <NextTrip booking={next} />}
        {others.map((booking) => (
          <BookingRow key={booking.bookingReference} booking={booking} isOver={false} />
        ))}
        {future.some(({ status }) => status === 'NOTCONFIRMED') && <Alert>{t('account.bookings.checking')}</Alert>}
      </section>
      {past.length > 0 && (
        <section className={account['stack']} aria-labelledby="past">
          <h2 id="past" className="t-4">
            {t('account.bookings.past', { count: past.length })}
          </h2>
          {past.map((booking) => (
            <BookingRow key={booking.bookingReference} booking={booking} isOver />
          ))}
        </section>
      )}
    </>
  );
};
