import { login, register, resendConfirmation, resetPassword, signUp } from '@escale/contract/user-auth';
import { validateEmail } from '@escale/domain/email-rule';
import { validateNewPassword } from '@escale/domain/password-policy';
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { parseCookies } from '../../shared/cookies.server.ts';
import { linkTo } from '../../shared/links.ts';
import { shopContextOf } from '../../shared/request-context.ts';
import { loginOutcome, required, resendOutcome, signUpOutcome, type AuthMessage } from './auth-outcome.ts';
import { isTeasing, placeOf } from './auth-page.server.ts';
import type { AuthAnswer } from './auth-view.ts';
import { sponsorOf } from './kept-cookies.server.ts';
import { answerFrequency } from './newsletter-frequency.server.ts';
import { answerPasskey } from './passkey.server.ts';
import { choosePassword } from './password-change.server.ts';
import { again, leadTo, partnerOf, screenPath, type Post } from './post.server.ts';
import { finishSignIn, ownPage, refusalOf, subscribeSponsored } from './sign-in.server.ts';
import { attributionOf, targetOf } from './sign-in-target.ts';
import { answerSocial } from './social.server.ts';

const credentialsOf = ({ text }: Post) => ({ email: text('email').trim(), password: text('password') });

const logIn = async (post: Post, onRefusal?: AuthMessage) => {
  const { context, call, query } = post;
  const credentials = credentialsOf(post);
  const problem = required({ email: validateEmail(credentials.email), password: credentials.password === '' ? 'error.password.required' : null });
  if (problem !== undefined) return again(post, 'login', problem);
  const result = await callService(login, context.services.userAuth, { credentials, ...partnerOf(context) }, call);
  const intent = onRefusal === undefined ? 'login' : 'signup';
  if (result.ok) return finishSignIn(context, result.value, { intent, to: targetOf(context, query) });
  const outcome = loginOutcome(refusalOf(result));
  if (outcome.kind === 'notConfirmed') return leadTo(post, 'registration-not-confirmed');
  if (onRefusal !== undefined && outcome.problem.canLoginAt === undefined && result.status !== 0)
    return again(post, 'signup', { fields: { email: onRefusal } });
  return again(post, intent, outcome.problem);
};

/** Direct sign-up, or by confirmation; a 403 of either tries to sign in with what was typed (readings 1.3). */
const join = async (post: Post) => {
  const { context, call, query, text, place, cookies } = post;
  const credentials = credentialsOf(post);
  const problem = required({
    email: validateEmail(credentials.email),
    password: validateNewPassword(credentials.password),
    terms: text('terms') === 'on' ? null : 'error.must.accept.terms',
  });
  if (problem !== undefined) return again(post, 'signup', problem);
  const { isDoubleOptin } = context.partner;
  const source = attributionOf(query, place.route === 'signUpOperation' ? place.base.split('/')[1] : undefined);
  const sponsorId = sponsorOf(query, cookies);
  const about = { ...(source === undefined ? {} : { source }), ...(sponsorId === undefined ? {} : { sponsorId }) };
  const { userAuth } = context.services;
  if (isDoubleOptin) {
    const redirectTo = ownPage(context, linkTo(context.shop.shop, 'confirmRegistration'));
    const result = await callService(register, userAuth, { credentials, redirect: redirectTo, partner: context.partner.code, ...about }, call);
    if (result.ok) return leadTo(post, 'registration-succeeded');
    const outcome = signUpOutcome(refusalOf(result), { isDoubleOptin, isTeasing: isTeasing(context) });
    if (outcome.kind === 'notConfirmed') return leadTo(post, 'registration-not-confirmed');
    if (outcome.kind === 'confirmed') return leadTo(post, 'registration-confirmed');
    if (outcome.kind === 'problem') return again(post, 'signup', outcome.problem);
    const known = await callService(login, userAuth, { credentials, ...partnerOf(context) }, call);
    // The account exists, and this is not its password: its owner signs in, or asks for a new one.
    if (!known.ok) return leadTo(post, 'login');
    return finishSignIn(context, known.value, { intent: 'signup', to: linkTo(context.shop.shop, 'flashSales', { search: { uuid: known.value.uuid } }) });
  }
  const result = await callService(signUp, userAuth, { credentials, ...partnerOf(context), ...about }, call);
  if (result.ok) {
    await subscribeSponsored(context, result.value, sponsorId);
    return finishSignIn(context, result.value, { intent: 'signup', to: targetOf(context, query) });
  }
  const outcome = signUpOutcome(refusalOf(result), { isDoubleOptin, isTeasing: false });
  if (outcome.kind === 'problem') return again(post, 'signup', outcome.problem);
  return logIn(post, 'error.email.not.available');
};

const askForReset = async (post: Post) => {
  const { context, call, text } = post;
  const email = text('email').trim();
  const problem = required({ email: validateEmail(email) });
  if (problem !== undefined) return again(post, 'reset', problem);
  // A dark site has no /home: its letter leads to the root, which shows the new password's form.
  const page = ownPage(context, linkTo(context.shop.shop, 'homeAuth', { params: { '*': 'resetpassword' } }));
  const result = await callService(resetPassword, context.services.userAuth, { email, partner: context.partner.code, redirect: page }, call);
  const answer: AuthAnswer = { intent: 'reset', letterTo: email, now: context.now };
  if (result.ok) return data(answer);
  const { canResetAt } = refusalOf(result);
  return again(
    post,
    'reset',
    canResetAt === undefined ? { fields: {}, form: 'error.generic' } : { fields: {}, form: 'error.block.login', canLoginAt: canResetAt },
  );
};

const resend = async (post: Post) => {
  const { context, call, text, cookies } = post;
  const email = (text('email') || (cookies['email'] ?? '')).trim();
  const page = ownPage(context, linkTo(context.shop.shop, 'confirmRegistration'));
  const result = await callService(resendConfirmation, context.services.userAuth, { email, redirect: page, partner: context.partner.code }, call);
  if (result.ok) return redirect(screenPath(post, 'resend-confirmed'), 303);
  const refusal = refusalOf(result);
  const outcome = resendOutcome(refusal);
  if (outcome === 'failed') return redirect(linkTo(context.shop.shop, 'technicalError', { params: { '*': 'confirm-registration-failed' } }), 303);
  if (outcome !== 'stay') return redirect(screenPath(post, outcome), 303);
  const { canResendAt } = refusal;
  return again(post, 'resend', { fields: {}, form: canResendAt === undefined ? 'error.generic' : 'error.block.login', canLoginAt: canResendAt });
};

/** The one door of every form of the sign-in screens; which one it is stands in `intent`. */
export const action = async ({ context: provider, request }: ActionFunctionArgs) => {
  const context = shopContextOf(provider);
  const { device, fetch, visitorHeaders, url } = context;
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) throw data(null, { status: 400 });
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const call = { signal: request.signal, device, fetch, headers: visitorHeaders };
  const post: Post = { context, place: placeOf(context), query: url.searchParams, cookies: parseCookies(request.headers.get('cookie')), text, call };
  const intent = text('intent');
  switch (intent) {
    case 'login':
      return logIn(post);
    case 'signup':
      return join(post);
    case 'reset':
      return askForReset(post);
    case 'change':
      return choosePassword(post);
    case 'resend':
      return resend(post);
    case 'google':
    case 'facebook':
      return answerSocial(post, intent);
    case 'passkey-options':
    case 'passkey-login':
    case 'passkey-register-options':
    case 'passkey-register':
      return answerPasskey(post, intent);
    case 'frequency':
      return answerFrequency(post);
    default:
      throw data(null, { status: 400 });
  }
};
