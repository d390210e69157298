import { passkeyLogin, passkeyLoginOptions, passkeyRegistration, passkeyRegistrationOptions } from '@escale/contract/passkeys';
import { data } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import type { AuthAnswer } from './auth-view.ts';
import { again, partnerOf, type Post } from './post.server.ts';
import { readJson } from '../../shared/posted-json.ts';
import { finishSignIn } from './sign-in.server.ts';
import { targetOf } from './sign-in-target.ts';

type PasskeyIntent = 'passkey-options' | 'passkey-login' | 'passkey-register-options' | 'passkey-register';

/** Sign-in with a passkey, and keeping one for a member who is signed in: what to ask the device, then the check of its answer. */
export const answerPasskey = async (post: Post, intent: PasskeyIntent) => {
  const { context, call, text, query } = post;
  const { userAuth } = context.services;
  const { visitor, now } = context;
  const failed = () => again(post, intent, { fields: {}, form: 'auth.passkey.failed' });
  const answerWith = (more: Pick<AuthAnswer, 'passkey' | 'done'>) => data<AuthAnswer>({ intent, now, ...more });
  if (intent === 'passkey-options') {
    const result = await callService(passkeyLoginOptions, userAuth, partnerOf(context), call);
    return result.ok ? answerWith({ passkey: result.value }) : failed();
  }
  const answer = { challengeId: text('challengeId'), response: readJson(text('answer')) };
  if (intent === 'passkey-login') {
    const result = await callService(passkeyLogin, userAuth, { ...answer, ...partnerOf(context) }, call);
    return result.ok ? finishSignIn(context, result.value, { intent, to: targetOf(context, query) }) : failed();
  }
  if (visitor.state !== 'authenticated') return failed();
  const own = { ...call, headers: { ...call.headers, authorization: visitor.token } };
  if (intent === 'passkey-register-options') {
    const result = await callService(passkeyRegistrationOptions, userAuth, {}, own);
    return result.ok ? answerWith({ passkey: result.value }) : failed();
  }
  const result = await callService(passkeyRegistration, userAuth, answer, own);
  return result.ok ? answerWith({ done: true }) : failed();
};
