import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { keepSession } from '../../shared/kept-session.ts';
import { useShop } from '../../shared/shell.tsx';
import type { AuthAnswer, SignedIn } from './auth-view.ts';

/** Loads the page a sign-in leads to afresh: everything on it is now the member's. */
export const goOn = (prefix: string, { to }: Pick<SignedIn, 'to'>): void => {
  window.location.assign(`${prefix}${to}`);
};

/**
 * A form of the sign-in screens: sent in place where there are scripts, as a page of its own elsewhere. The answer is the last one for this
 * intent; `signedIn` is told once the session is kept on the device.
 */
export const useAuthForm = (intent: string, onSignedIn: (signedIn: SignedIn) => void) => {
  const fetcher = useFetcher<AuthAnswer>();
  const posted = useActionData<AuthAnswer>();
  const { brand, shop } = useShop();
  const told = useRef<SignedIn | undefined>(undefined);
  const found = fetcher.data ?? posted;
  const answer = found?.intent === intent ? found : undefined;
  const signedIn = answer?.signedIn;
  useEffect(() => {
    if (signedIn === undefined || told.current === signedIn) return;
    told.current = signedIn;
    keepSession(brand.code, shop, signedIn);
    onSignedIn(signedIn);
  }, [signedIn, brand.code, shop, onSignedIn]);
  return { Form: fetcher.Form, submit: fetcher.submit, answer, isBusy: fetcher.state !== 'idle' || signedIn !== undefined };
};
