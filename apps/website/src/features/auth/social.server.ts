import { facebookLogin, googleLogin } from '@escale/contract/user-auth';
import { data } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { socialOutcome } from './auth-outcome.ts';
import type { AuthAnswer } from './auth-view.ts';
import { partnerOf, PROBLEM_STATUS, type Post } from './post.server.ts';
import { readJson, textIn } from '../../shared/posted-json.ts';
import { finishSignIn, refusalOf } from './sign-in.server.ts';
import { attributionOf, targetOf } from './sign-in-target.ts';

/** Social sign-in (platform 7, 8): what the provider answered the browser is checked by the service. */
export const answerSocial = async ({ context, call, text, query }: Post, intent: 'google' | 'facebook') => {
  const source = attributionOf(query, undefined);
  const about = { ...partnerOf(context), ...(source === undefined ? {} : { source }) };
  const given = readJson(text('answer'));
  const { userAuth } = context.services;
  const result =
    intent === 'google'
      ? await callService(googleLogin, userAuth, { accessToken: textIn(given, 'credential'), ...about }, call)
      : await callService(facebookLogin, userAuth, { accessToken: textIn(given, 'accessToken'), userID: textIn(given, 'userID'), ...about }, call);
  if (result.ok) return finishSignIn(context, result.value, { intent, to: targetOf(context, query) });
  const outcome = socialOutcome(refusalOf(result));
  const answer: AuthAnswer = {
    intent,
    now: context.now,
    problem: { fields: {}, form: outcome.message },
    ...(outcome.kind === 'promptAgain' ? { promptAgain: outcome.message } : {}),
  };
  return data(answer, { status: PROBLEM_STATUS });
};
