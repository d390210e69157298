import { html, type SafeHtml } from '../../platform/html.ts';
import { staffPage } from '../../platform/staff-page.ts';
import type { WaitingRequest } from './waiting-requests.ts';

/** What the last press came to. */
export type AnswerResult = 'SENT' | 'NOT_SENT';

const SAID: Readonly<Record<AnswerResult, string>> = {
  SENT: 'Sent. The customer finds it in the account and gets a letter.',
  NOT_SENT: 'Not sent: it was sent before, or the request is gone.',
};

const minute = (at: Date | string): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** A request ready to be shown: a key for its answer, which the same press sends once, and the addresses of its files. */
export interface ShownRequest {
  readonly request: WaitingRequest;
  readonly key: string;
  readonly urlOf: (file: string) => string;
}

const card = ({ request, key, urlOf }: ShownRequest): SafeHtml =>
  html`<article aria-labelledby="r-${request.id}"><h2 id="r-${request.id}">${request.kind === 'CANCELLATION' ? 'Cancellation' : request.subject}, ${request.brand} ${request.shop}</h2><dl>${[
    ['Booking', request.reference ?? 'none'],
    ['Answer promised until (UTC)', minute(request.answerBy)],
    ['Language of the answer', request.shop],
  ].map(([term = '', text = '']) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>${request.messages.map(
    ({ author, at, body, files }) =>
      html`<div><p class="lead">${author === 'TEAM' ? 'We' : 'The customer'}, ${minute(at)}</p><blockquote dir="auto">${body}</blockquote>${files.map(({ id, name }) => html`<p><a href="${urlOf(id)}">${name}</a></p>`)}</div>`,
  )}<form method="post" action="waiting/${request.id}"><input type="hidden" name="key" value="${key}"><label>Answer, as the customer will read it<textarea name="text" dir="auto" required minlength="2" maxlength="4000"></textarea></label><p>Goes to the account and by letter.</p><button>Send the answer</button></form></article>`;

/** The requests that wait for the team, each with all that was written and a form for the answer. */
export const waitingRequestsPage = (requests: readonly ShownRequest[], said: AnswerResult | undefined, nonce: string): string =>
  staffPage(
    {
      title: 'Requests of customers',
      lead: 'Requests on which the customer had the last word, the soonest promised first.',
      other: { label: 'Bookings that wait for people', link: '../payment/waiting' },
    },
    nonce,
    html`${said === undefined ? null : html`<p role="status" class="said ${said === 'SENT' ? '' : 'no'}">${SAID[said]}</p>`}${requests.length === 0 ? html`<article><p>No request waits. Reload the page to look again.</p></article>` : requests.map(card)}`,
  );
