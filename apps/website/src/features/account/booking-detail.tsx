import { groupBookingReference } from '@escale/domain/booking-reference';
import { Button, buttonClass } from '@escale/ui/button';
import { DefinitionRows } from '@escale/ui/fact-list';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { PictureBox, PictureCaption } from '@escale/ui/picture';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { FlightLine } from '../../shared/flight-line.tsx';
import type { FlightStep } from '../../shared/flight-step.ts';
import type { MessageId } from '../../shared/message-id.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { Amount, BookingState, Day, Panel, useDocumentHref } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import { partyText, placeText, TripDays } from './bookings-screen.tsx';
import { CodeGate } from './code-gate.tsx';
import styles from './bookings.module.css';

type DetailView = Extract<AccountView, { screen: 'booking' }>;

const KINDS: Readonly<Record<string, MessageId>> = {
  invoice: 'account.document.invoice',
  voucher: 'account.document.voucher',
  contract: 'account.document.contract',
  insurance: 'account.document.insurance',
  certificate: 'account.document.certificate',
  calendar: 'account.document.calendar',
};

interface DocumentRow {
  readonly kind: string;
  readonly url?: string | undefined;
  readonly availableFrom?: string | undefined;
  readonly label?: string | undefined;
}

const documentsOf = ({ bookingDocument: { invoice, voucher }, documents }: DetailView['booking']): readonly DocumentRow[] => [
  ...(invoice === undefined ? [] : [{ kind: 'invoice', ...invoice }]),
  ...(voucher === undefined ? [] : [{ kind: 'voucher', ...voucher }]),
  ...documents,
];

const Documents = ({ booking }: { readonly booking: DetailView['booking'] }) => {
  const t = useMessages();
  const hrefOf = useDocumentHref();
  const rows = documentsOf(booking);
  return (
    <Panel title={t('account.booking.documents')}>
      {rows.length === 0 && <p className="t-muted">{t('account.booking.documents.none')}</p>}
      <ul className={styles['documents']}>
        {rows.map(({ kind, url, availableFrom, label }) => {
          const known = KINDS[kind];
          const name = known === undefined ? (label ?? kind) : t(known);
          const href = hrefOf(url);
          return (
            <li key={kind}>
              {href === undefined ? (
                <span className="t-muted">
                  <Icon shape={Clock} size={18} />
                  <span>
                    {name}
                    {availableFrom !== undefined && (
                      <>
                        , {t('account.document.from')} <Day day={availableFrom} />
                      </>
                    )}
                  </span>
                </span>
              ) : (
                <a href={href} className={linkClass()}>
                  <Icon shape={Download} size={18} /> {name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};

/** One booking: how it stands, what it is, its documents, what was paid and is due, and what can be asked (platform 2.5). */
export const BookingDetailScreen = ({ view, answer }: { readonly view: DetailView; readonly answer: AccountAnswer | undefined }) => {
  const t = useMessages();
  const { shop } = useShop();
  const { booking, trip, isAhead, needsCode, payCode } = view;
  const names = trip?.travellers ?? [];
  const search = { bookingReference: booking.bookingReference };
  const flightRow = (id: 'outbound' | 'inbound', flight: FlightStep | undefined) =>
    flight === undefined
      ? []
      : [
          {
            id,
            term: t(`account.booking.${id}`),
            text: (
              <>
                <Day day={flight.day} /> · <FlightLine flight={flight} />
              </>
            ),
          },
        ];
  const money = (id: string, term: string, major: number) => ({ id, term, text: <Amount major={major} currency={booking.currencyCode} /> });
  return (
    <>
      <PictureBox shape="5x2" isRounded className={styles['nextPicture']}>
        {booking.picture !== undefined && <ShopPicture picture={booking.picture} alt="" isCover isFirst sizes="(width >= 1024px) 940px, 100vw" />}
        <PictureCaption isTall>
          <span className={styles['captionTag']}>
            <BookingState status={booking.status} isOver={!isAhead} />
          </span>
          <h1 className="t-2">{booking.name}</h1>
          <p>{placeText(booking)}</p>
        </PictureCaption>
      </PictureBox>
      <Panel title={t('frame.account.booking', { reference: groupBookingReference(booking.bookingReference) })}>
        <DefinitionRows
          rows={[
            { id: 'days', term: t('account.booking.trip'), text: <TripDays booking={booking} /> },
            { id: 'nights', term: t('account.booking.duration'), text: t('common.nights', { count: booking.duration }) },
            ...flightRow('outbound', trip?.outbound),
            ...(trip === undefined || trip.stay === '' ? [] : [{ id: 'room', term: t('account.booking.room'), text: <bdi>{trip.stay}</bdi> }]),
            ...flightRow('inbound', trip?.inbound),
            { id: 'party', term: t('account.booking.travellers'), text: names.length === 0 ? partyText(t, booking, shop) : names.join(', ') },
            { id: 'booked', term: t('account.booking.bookedOn'), text: <Day day={booking.bookingDate} /> },
          ]}
        />
      </Panel>
      {needsCode && <CodeGate bookingReference={booking.bookingReference} answer={answer} />}
      <Panel title={t('account.booking.payment')}>
        <DefinitionRows
          rows={[
            money('total', t('account.booking.total'), booking.total),
            money('paid', t('account.booking.paid'), booking.totalPaid),
            money('due', t('account.booking.due'), booking.totalDue),
            ...(booking.totalDue > 0 && booking.dueDate !== undefined
              ? [{ id: 'until', term: t('account.booking.dueOn'), text: <Day day={booking.dueDate} /> }]
              : []),
          ]}
        />
        {payCode !== undefined && (
          <div>
            <ShopLink to="payment" search={{ code: payCode }} className={buttonClass({ kind: 'cta' })}>
              {t('account.booking.payRest')}
            </ShopLink>
          </div>
        )}
      </Panel>
      <Documents booking={booking} />
      <div className={`${styles['actions'] ?? ''} no-print`}>
        <ShopLink to="account" params={{ '*': 'customer-request/new-request' }} search={search} className={buttonClass({ kind: 'secondary' })}>
          {t('account.booking.ask')}
        </ShopLink>
        <ShopLink to="account" params={{ '*': 'customer-request/my-requests' }} search={search} className={buttonClass({ kind: 'secondary' })}>
          {t('frame.account.requests')}
        </ShopLink>
        {isAhead && booking.status !== 'CANCELED' && (
          <ShopLink to="account" params={{ '*': 'customer-request/CANCELLATION_REQUEST' }} search={search} className={buttonClass({ kind: 'text' })}>
            {t('account.booking.cancel')}
          </ShopLink>
        )}
        <Button
          kind="text"
          icon={<Icon shape={Printer} size={18} />}
          onClick={() => {
            window.print();
          }}
        >
          {t('account.booking.print')}
        </Button>
      </div>
    </>
  );
};
