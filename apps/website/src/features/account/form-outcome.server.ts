import { messageOfFailure, type CallFailure } from '../../shared/call-service.ts';
import type { MessageId } from '../../shared/message-id.ts';
import type { Visit } from './account-call.server.ts';
import type { AccountAnswer, Notice } from './account-view.ts';

/** What was wrong with a form. */
type Problem = Omit<AccountAnswer, 'intent'>;
/** What a form leads to: a word on the same page, another answer, or what was wrong. */
export type Outcome =
  | { readonly ok: true; readonly notice: Notice }
  | { readonly ok: true; readonly response: Response }
  | { readonly ok: true; readonly answer: Pick<AccountAnswer, 'passkey'> }
  | { readonly ok: false; readonly problem: Problem };

export const done = (notice: Notice): Outcome => ({ ok: true, notice });
export const wrong = (problem: Partial<Problem>): Outcome => ({ ok: false, problem: { fields: {}, ...problem } });
export const field = (name: string, messageId: MessageId, values?: Readonly<Record<string, string>>): Outcome =>
  wrong({ fields: { [name]: messageId }, ...(values === undefined ? {} : { values }) });
// `as`: the table of errors holds ids of the interface.
export const failed = (failure: CallFailure, known: Readonly<Partial<Record<number, MessageId>>> = {}, values?: Readonly<Record<string, string>>): Outcome =>
  wrong({ form: known[failure.status] ?? (messageOfFailure(failure.code) as MessageId), ...(values === undefined ? {} : { values }) });

/** Forms of the account area by their intent. */
export type Forms = Readonly<Record<string, (visit: Visit, form: FormData) => Promise<Outcome>>>;
