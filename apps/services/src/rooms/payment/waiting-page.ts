import { toMajor } from '@escale/domain/money';
import { html, SafeHtml } from '../../platform/html.ts';
import { actionsFor, type SettleResult, type WaitingAction, type WaitingBooking } from './waiting-bookings.ts';

// A tool page for the people who run the site: English, behind its own password.
const STYLE = `body{margin:0;font:16px/1.5 "Noto Sans",system-ui,sans-serif;background:#f5f7f9;color:#0e1f33}main{max-inline-size:960px;margin:0 auto;padding:32px 16px}h1{font-size:32px;line-height:38px;margin:0 0 4px}h2{font-size:20px;line-height:28px;margin:0}p{margin:0}.lead{color:#526172;margin-block-end:24px}article{display:grid;gap:16px;background:#fff;border:1px solid #e2e7ec;border-radius:16px;padding:24px;margin-block-end:16px}.why{background:#fdf2dc;color:#6b4300;border-radius:8px;padding:10px 14px}dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:12px;margin:0}dt{color:#526172;font-size:14px}dd{margin:0;overflow-wrap:anywhere}form{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:8px 16px;align-items:center;border-block-start:1px solid #e2e7ec;padding-block-start:16px}form p{color:#526172;font-size:14px}label{grid-column:1/-1;display:grid;gap:4px;font-size:14px}input{font:inherit;min-block-size:44px;padding-inline:12px;border:1px solid #75818d;border-radius:8px}button{font:inherit;font-weight:600;min-block-size:44px;padding-inline:20px;border:0;border-radius:8px;background:#14406b;color:#fff;cursor:pointer}.careful{background:#a3271b}summary{cursor:pointer;min-block-size:24px;color:#14406b;font-weight:600}ol{margin:8px 0 0;padding-inline-start:20px;font-size:14px;color:#526172}.said{background:#e5f4ea;color:#17542f;border-radius:8px;padding:10px 14px;margin-block-end:16px}.said.no{background:#fdf2dc;color:#6b4300}:focus-visible{outline:2px solid #14406b;outline-offset:2px}`;

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
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><link rel="icon" href="data:,"><title>Bookings that wait for people</title><style nonce="${nonce}">${new SafeHtml(STYLE)}</style></head><body><main><h1>Bookings that wait for people</h1><p class="lead">No step of ours can move these on. Every press is written into the booking's history with your name.</p>${
    said === undefined ? null : html`<p role="status" class="said ${said === 'DONE' ? '' : 'no'}">${SAID[said]}</p>`
  }${bookings.length === 0 ? html`<article><p>No booking waits. Reload the page to look again.</p></article>` : bookings.map(({ booking, history }) => bookingCard(booking, history))}</main></body></html>`
    .text;
