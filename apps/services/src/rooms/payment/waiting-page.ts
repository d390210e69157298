import { toMajor } from '@escale/domain/money';
import { html, type SafeHtml } from '../../platform/html.ts';
import { staffPage } from '../../platform/staff-page.ts';
import { actionsFor, type SettleResult, type WaitingAction, type WaitingBooking } from './waiting-bookings.ts';

const ACTIONS: Readonly<Record<WaitingAction, { readonly button: string; readonly text: string; readonly isCareful?: boolean; readonly note?: string }>> = {
  RETRY: { button: 'Try again', text: 'The cause is gone: the booking goes on where it stopped. Nothing is done twice.' },
  GIVE_BACK: {
    button: 'Give the money back',
    text: 'Cancels the payment, or refunds it where it was taken. Rooms not yet sold are free again; a booking that stands stays, unpaid.',
    isCareful: true,
  },
  CAPTURE_AGAIN: { button: 'Check and confirm', text: 'Asks the provider once more: when the money is there the booking is confirmed as paid.' },
  MARK_REFUNDED: {
    button: 'Mark as refunded',
    text: 'Only when the money went back by another way. The provider is not asked.',
    isCareful: true,
    note: 'How and when the money went back',
  },
};

const SAID: Readonly<Record<SettleResult, string>> = {
  DONE: 'Done. The booking goes on by itself.',
  NOT_WAITING: 'That booking waits no longer: somebody else was faster, or it went on by itself.',
  NOT_POSSIBLE: 'That is not possible where this booking stands now.',
};

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

type History = readonly { readonly at: Date; readonly state: string; readonly reason: string }[];

const actionForm = (id: string, action: WaitingAction): SafeHtml => {
  const { button, text, isCareful = false, note } = ACTIONS[action];
  return html`<form method="post" action="waiting/${id}"><p>${text}</p><button name="action" value="${action}" class="${isCareful ? 'careful' : ''}">${button}</button>${note === undefined ? null : html`<label>${note}<input name="note" required maxlength="200" autocomplete="off"></label>`}</form>`;
};

const bookingCard = (booking: WaitingBooking, history: History): SafeHtml =>
  html`<article aria-labelledby="b-${booking.id}"><h2 id="b-${booking.id}">${booking.reference ?? 'No number yet'}, ${booking.brand}</h2><p class="why">${booking.why}</p><dl>${[
    ['Amount', `${toMajor(booking.total, booking.currency)} ${booking.currency}`],
    ['Stands at', booking.state],
    ['Waiting since (UTC)', minute(booking.since)],
    ['Travels', booking.stayFrom],
    ['Payment at the provider', booking.payment ?? 'none'],
    ['Booking', booking.id],
  ].map(
    ([term = '', text = '']) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`,
  )}</dl><details><summary>How it came to this</summary><ol>${history.map((event) => html`<li>${minute(event.at)} ${event.state}: ${event.reason}</li>`)}</ol></details>${actionsFor(booking).map((action) => actionForm(booking.id, action))}</article>`;

/** The people's queue: each booking with its reason, its history and what may be done about it. `said`: what the last press came to. */
export const waitingPage = (
  bookings: readonly { readonly booking: WaitingBooking; readonly history: History }[],
  said: SettleResult | undefined,
  nonce: string,
): string =>
  staffPage(
    {
      title: 'Bookings that wait for people',
      lead: "No step of ours can move these on. Every press is written into the booking's history with your name.",
      other: { label: 'Requests of customers', link: '../account/waiting' },
    },
    nonce,
    html`${
      said === undefined ? null : html`<p role="status" class="said ${said === 'DONE' ? '' : 'no'}">${SAID[said]}</p>`
    }${bookings.length === 0 ? html`<article><p>No booking waits. Reload the page to look again.</p></article>` : bookings.map(({ booking, history }) => bookingCard(booking, history))}`,
  );
