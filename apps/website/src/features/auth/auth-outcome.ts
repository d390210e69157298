import type { AuthRefusal } from '@escale/contract/user-auth';

/** What a service refused with, as far as a form is concerned; `status` 0 = no answer. */
export interface Refusal extends AuthRefusal {
  readonly status: number;
  readonly fieldErrors: readonly { readonly path: string; readonly messageId: string }[];
}

/** Messages a sign-in form can show (platform 5, 8). */
export type AuthMessage =
  | 'error.email.required'
  | 'error.email.format'
  | 'error.password.required'
  | 'error.password.incorrect'
  | 'error.facebook.account.without.password'
  | 'error.email.not.registered'
  | 'error.email.not.available'
  | 'error.block.login'
  | 'error.must.accept.terms'
  | 'error.user.not.identified'
  | 'auth.password.policy.not.valid'
  | 'auth.link.expired'
  | 'auth.social.email.scope'
  | 'auth.social.authorise.again'
  | 'auth.passkey.failed'
  | 'error.generic';

export type AuthField = 'email' | 'password' | 'current' | 'terms';

/** What is wrong with a form: sentences by field, one for the form as a whole, and until when the next try waits. */
export interface FormProblem {
  readonly fields: Readonly<Partial<Record<AuthField, AuthMessage>>>;
  readonly form?: AuthMessage | undefined;
  /** Epoch milliseconds. */
  readonly canLoginAt?: number | undefined;
}

/** The problem of a form whose fields are looked at before it is sent on; undefined when nothing is wrong. */
export const required = (fields: Partial<Record<AuthField, AuthMessage | null>>): FormProblem | undefined => {
  const wrong = Object.entries(fields).flatMap(([field, message]) => (message === null ? [] : [[field, message] as const]));
  return wrong.length === 0 ? undefined : { fields: Object.fromEntries(wrong) };
};

const FIELD_MESSAGES: ReadonlySet<string> = new Set<AuthMessage>([
  'error.email.required',
  'error.email.format',
  'error.password.required',
  'auth.password.policy.not.valid',
]);
const isFieldMessage = (text: string): text is AuthMessage => FIELD_MESSAGES.has(text);

const fieldProblem = ({ fieldErrors }: Refusal): FormProblem => {
  const fields: Partial<Record<AuthField, AuthMessage>> = {};
  for (const { path, messageId } of fieldErrors) {
    const field = path.split('.').at(-1);
    if ((field === 'email' || field === 'password') && isFieldMessage(messageId)) fields[field] = messageId;
  }
  return Object.keys(fields).length === 0 ? { fields, form: 'error.generic' } : { fields };
};

export type LoginOutcome = { readonly kind: 'problem'; readonly problem: FormProblem } | { readonly kind: 'notConfirmed' };

/** What a refused sign-in shows (platform 8 "Login"): an instant of the next try wins over everything else. */
export const loginOutcome = (refusal: Refusal): LoginOutcome => {
  const { status, canLoginAt, reason } = refusal;
  const problem = (found: FormProblem): LoginOutcome => ({ kind: 'problem', problem: found });
  if (status === 409 && reason === 'NOT_CONFIRMED') return { kind: 'notConfirmed' };
  if (canLoginAt !== undefined) return problem({ fields: {}, form: 'error.block.login', canLoginAt });
  switch (status) {
    case 400:
      return problem(fieldProblem(refusal));
    case 401:
      return problem({ fields: { password: 'error.password.incorrect' } });
    case 403:
      return problem({ fields: {}, form: 'error.facebook.account.without.password' });
    case 404:
      return problem({ fields: { email: 'error.email.not.registered' } });
    default:
      return problem({ fields: {}, form: 'error.generic' });
  }
};

export type SignUpOutcome = LoginOutcome | { readonly kind: 'logIn' } | { readonly kind: 'confirmed' };

interface SignUpWay {
  readonly isDoubleOptin: boolean;
  /** The pre-launch still runs: now ≤ teasingEndDate. */
  readonly isTeasing: boolean;
}

/**
 * What a refused sign-up leads to (platform 8 "Sign-up", readings 1.3): 403 tries to sign in with what was typed, directly or after the
 * pre-launch; during it, and for an address that waits, a screen of its own.
 */
export const signUpOutcome = (refusal: Refusal, { isDoubleOptin, isTeasing }: SignUpWay): SignUpOutcome => {
  const { status } = refusal;
  if (status === 400) return { kind: 'problem', problem: fieldProblem(refusal) };
  if (status === 403) return isDoubleOptin && isTeasing ? { kind: 'confirmed' } : { kind: 'logIn' };
  if (status === 409 && isDoubleOptin) return { kind: 'notConfirmed' };
  if (status === 401 && !isDoubleOptin) return { kind: 'problem', problem: { fields: { email: 'error.email.not.available' } } };
  return { kind: 'problem', problem: { fields: {}, form: 'error.generic' } };
};

/** Where a refused repetition of the confirmation leads (platform 8 "Resend confirmation"). */
export const resendOutcome = (refusal: Refusal): 'resend-confirmed' | 'failed' | 'user-not-found' | 'stay' => {
  if (refusal.status === 409) return 'resend-confirmed';
  if (refusal.status === 400) return 'failed';
  return refusal.status === 404 || refusal.status === 500 ? 'user-not-found' : 'stay';
};

export type SocialOutcome = { readonly kind: 'promptAgain'; readonly message: AuthMessage } | { readonly kind: 'problem'; readonly message: AuthMessage };

/** What a refused social sign-in does (platform 8 "Social login"): the provider is asked again, or one sentence says that it did not work. */
export const socialOutcome = ({ status, reason }: Refusal): SocialOutcome => {
  if (reason === 'EMAIL_SCOPE_NOT_GRANTED') return { kind: 'promptAgain', message: 'auth.social.email.scope' };
  if (status === 401) return { kind: 'promptAgain', message: 'auth.social.authorise.again' };
  return { kind: 'problem', message: 'error.generic' };
};

/** Where the link of a confirmation letter leads (readings 4.13). */
export const confirmationOutcome = (
  { reason }: Pick<Refusal, 'reason'>,
  { isDoubleOptin }: { readonly isDoubleOptin: boolean },
): 'signIn' | 'registration-confirmation-expired' | 'confirm-registration-failed' => {
  // Followed twice: the address is confirmed already.
  if (reason === 'LINK_USED') return 'signIn';
  // Who joined directly has an account whatever the age of the greeting: nothing has failed for them (platform 2.9).
  if (reason === 'LINK_EXPIRED' && !isDoubleOptin) return 'signIn';
  return reason === 'LINK_EXPIRED' ? 'registration-confirmation-expired' : 'confirm-registration-failed';
};
