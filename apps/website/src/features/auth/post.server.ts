import { data, redirect } from 'react-router';
import type { CallOptions } from '../../shared/call-service.ts';
import type { ShopContext } from '../../shared/request-context.ts';
import type { FormProblem } from './auth-outcome.ts';
import { pathOfScreen, type AuthPlace, type AuthScreen } from './auth-place.ts';
import type { AuthAnswer } from './auth-view.ts';
import { keptCookies } from './kept-cookies.server.ts';
import { keptQuery } from './sign-in-target.ts';

/** A form that was sent, and what every step of its answer needs. */
export interface Post {
  readonly context: ShopContext;
  readonly place: AuthPlace;
  readonly query: URLSearchParams;
  readonly cookies: Readonly<Record<string, string>>;
  /** A field as text, '' when it is not there. */
  readonly text: (name: string) => string;
  readonly call: CallOptions;
}

export const PROBLEM_STATUS = 400;

/** The form again, with what was typed and what is wrong; a password never comes back. */
export const again = ({ context, text }: Post, intent: string, problem: FormProblem) => {
  const answer: AuthAnswer = { intent, problem, values: { email: text('email'), terms: text('terms') }, now: context.now };
  return data(answer, { status: PROBLEM_STATUS });
};

/** Path of another screen of the place, with what is kept of the query. */
export const screenPath = ({ context, place, query }: Post, screen: AuthScreen): string => {
  const kept = keptQuery(query);
  return `${pathOfScreen(context.shop.shop, place, screen)}${kept === '' ? '' : `?${kept}`}`;
};

/** Leads to another screen of the place and remembers the address that was typed. */
export const leadTo = (post: Post, screen: AuthScreen) => {
  const headers = new Headers();
  for (const cookie of keptCookies(post.context, { email: post.text('email').trim().slice(0, 254) })) headers.append('set-cookie', cookie);
  return redirect(screenPath(post, screen), { status: 303, headers });
};

/** Which partner and shop a sign-in is for. */
export const partnerOf = ({ partner, shop }: ShopContext) => ({ partner: partner.code, shop: shop.shop });
