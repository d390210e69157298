import { getProfile, NEWSLETTER_FREQUENCIES, updateProfileSilently } from '@escale/contract/user-auth';
import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { isByScript, shopContextOf } from '../../shared/request-context.ts';
import type { AuthAnswer } from './auth-view.ts';
import { again, screenPath, type Post } from './post.server.ts';
import { targetOf } from './sign-in-target.ts';

const TIMEOUT = 2_000;

/** How often to write (platform 2.4 "Newsletter-frequency modal"): an answer, or the question closed; saved without "last changed". */
export const answerFrequency = async (post: Post) => {
  const { context, call, text, query } = post;
  const { visitor, services, now } = context;
  if (visitor.state !== 'authenticated') return redirect(screenPath(post, 'login'), 303);
  const chosen = NEWSLETTER_FREQUENCIES.find((each) => each === text('frequency'));
  const newsletterPreference = chosen === undefined ? { shouldDisplayFrequencyModal: false as const } : { frequency: chosen };
  const own = { ...call, headers: { ...call.headers, authorization: visitor.token } };
  const result = await callService(updateProfileSilently, services.userAuth, { newsletterPreference }, own);
  if (!result.ok) return again(post, 'frequency', { fields: {}, form: 'error.generic' });
  return isByScript(context) ? data<AuthAnswer>({ intent: 'frequency', now, done: true }) : redirectDocument(targetOf(context, query), 303);
};

/** Whether the member is to be asked how often we may write: the brand asks, and the profile says that nobody answered yet. */
export const questionLoader = async ({ context: provider, request }: LoaderFunctionArgs): Promise<{ readonly asks: boolean }> => {
  const { visitor, services, device, fetch, visitorHeaders, shop } = shopContextOf(provider);
  if (visitor.state !== 'authenticated' || shop.capabilities.newsletterFrequencyModal !== true) return { asks: false };
  const headers = { ...visitorHeaders, authorization: visitor.token };
  const result = await callService(getProfile, services.userAuth, {}, { signal: request.signal, device, fetch, headers, timeout: TIMEOUT });
  return { asks: result.ok && result.value.newsletterPreference.shouldDisplayFrequencyModal };
};
