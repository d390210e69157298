import type { BookResponse } from '@escale/contract/booking';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../shared/analytics.ts';
import type { KeptPayment } from '../../shared/kept-payment.ts';
import { linkTo } from '../../shared/links.ts';
import { useShop } from '../../shared/shell.tsx';
import type { ShopStore } from '../../shared/shop-storage.ts';
import { externalRefusal, isSettled, outcomeOf, type NoticeAction } from './book-outcome.ts';
import type { NearHotel } from '../../shared/near-hotels.tsx';
import { askStep, type PaymentStep, type StepAnswer } from './payment-step.ts';
import { askCallback, pause, pollPayment, WAIT_LIMIT, type ExternalStatus } from './poll-payment.ts';
import type { MessageId } from '../../shared/message-id.ts';

/** Where the payment stands on this page. */
export type Stage =
  | { readonly at: 'form' | 'sending' | 'waiting' | 'late' }
  | { readonly at: 'challenge'; readonly url: string; readonly isOpen: boolean }
  /** `isAutomatic`: the page leaves by itself; after a way back it waits for the traveller. */
  | { readonly at: 'redirect'; readonly url: string; readonly isAutomatic: boolean }
  | { readonly at: 'html'; readonly html: string; readonly isAutomatic: boolean }
  | { readonly at: 'price'; readonly oldPrice: number; readonly newPrice: number }
  | { readonly at: 'rescue'; readonly alternatives?: readonly NearHotel[] | undefined; readonly hasFailed: boolean }
  | { readonly at: 'expired'; readonly isRestoring: boolean };

/** What happened, on top of the form. */
export interface Notice {
  readonly status: string;
  readonly text: MessageId;
  readonly action?: NoticeAction | undefined;
  readonly money?: BookResponse['money'];
  readonly incidentId?: string | undefined;
}

/** A traveller may take this long on the bank's page. */
const CHALLENGE_LIMIT = 600_000;

export interface PaymentFlow {
  readonly stage: Stage;
  readonly notice: Notice | undefined;
  /** Sends the booking; a second press while one is under way does nothing. */
  readonly press: (booking: Readonly<Record<string, unknown>>) => Promise<void>;
  /** The provider could not give its key. */
  readonly failed: (text: MessageId) => void;
  readonly reopen: () => void;
  readonly closeChallenge: () => void;
  readonly stepDone: () => void;
  readonly backToForm: () => void;
  readonly leaveFor: () => void;
  readonly hold: () => Promise<StepAnswer>;
  /** The trip is gone: other hotels. */
  readonly rescue: () => void;
  readonly setStage: (stage: Stage) => void;
}

interface Given {
  readonly code: string;
  /** What the button does: books the trip, or pays what is due of a booked one. */
  readonly step: 'book' | 'balance';
  readonly store: ShopStore<KeptPayment>;
  readonly resume: string | undefined;
  /** Field errors of an answer. */
  readonly onFieldErrors: (answer: BookResponse) => void;
  readonly onPrice: (newPrice: number) => void;
  readonly toMinor: (major: number) => number;
}

/**
 * The payment from the press of the button to its end (funnel 4.5): one key for as long as the answer is open, so that double clicks, lost
 * connections, reloads and second tabs are one payment; every status goes through the one table of outcomes.
 */
export const usePayment = ({ code, step, store, resume, onFieldErrors, onPrice, toMinor }: Given): PaymentFlow => {
  const shell = useShop();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ at: resume === undefined ? 'form' : 'waiting' });
  const [notice, setNotice] = useState<Notice>();
  const refusals = useRef(0);
  const isBusy = useRef(false);
  const polling = useRef<AbortController>(undefined);
  const challenge = useRef<{ readonly url: string; readonly callbackUrl: string | undefined }>(undefined);
  const address = `${shell.prefix}${linkTo(shell.shop, 'paymentStep')}`;
  const ask = (step: PaymentStep): Promise<StepAnswer> => askStep(address, step);

  const key = (): string => {
    const kept = store.getState().value;
    if (kept.code === code && kept.key !== '') return kept.key;
    const fresh = crypto.randomUUID();
    store.setState({ value: { ...kept, code, key: fresh } });
    return fresh;
  };
  const endKey = (): void => {
    store.setState({ value: { ...store.getState().value, key: '' } });
  };

  const say = (next: Notice): void => {
    track({ name: 'payment_failure', data: { status: next.status } });
    setNotice(next);
    setStage({ at: 'form' });
  };

  const poll = async (callbackUrl: string | undefined, limit: number): Promise<void> => {
    polling.current?.abort();
    const controller = new AbortController();
    polling.current = controller;
    const asked =
      callbackUrl === undefined
        ? async (): Promise<unknown> => {
            const state = await ask({ step: 'state', code });
            return state.ok ? { status: state.bookStatus === 'LOADING' ? 'RETRY' : state.bookStatus } : undefined;
          }
        : (signal: AbortSignal): Promise<unknown> => askCallback(`${shell.prefix}${callbackUrl}`, signal);
    const end = await pollPayment({ ask: asked, wait: pause, now: () => performance.now(), limit, signal: controller.signal });
    if (end.end === 'stopped') return;
    if (end.end === 'late') {
      setStage({ at: 'late' });
      return;
    }
    const answer = await ask({ step: 'resume', code });
    if (controller.signal.aborted) return;
    const refusal = externalRefusal(answer.failure);
    // Nobody can say yet: the letter will.
    if (refusal === 'UNKNOWN') setStage({ at: 'late' });
    else if (refusal !== undefined) take({ status: 'EXTERNAL_PAYMENT_STATUS_ERROR' }, refusal);
    else if (answer.book !== undefined && answer.book.status !== 'SESSION_EXPIRED') take(answer.book, end.externalPaymentStatus);
    else take({ status: end.status ?? 'EXTERNAL_PAYMENT_STATUS_ERROR' }, end.externalPaymentStatus);
  };

  const findAlternatives = async (): Promise<void> => {
    const answer = await ask({ step: 'alternatives', code });
    setStage({ at: 'rescue', alternatives: answer.alternatives ?? [], hasFailed: !answer.ok });
  };

  const rescue = (): void => {
    setStage({ at: 'rescue', hasFailed: false });
    void findAlternatives();
  };

  /** One answer, one screen. `isReturn`: the traveller came back to the page, so it does not leave again by itself. */
  const take = (answer: BookResponse, external?: ExternalStatus, isReturn = false): void => {
    const { status } = answer;
    if (status === 'CREDIT_CARD_REFUSED') refusals.current += 1;
    if (isSettled(status)) endKey();
    const outcome = outcomeOf(status, refusals.current);
    switch (outcome.screen) {
      case 'confirmation':
        void navigate(linkTo(shell.shop, 'confirmation', { search: { code } }), { replace: true });
        return;
      case 'wait':
        setStage({ at: 'waiting' });
        void poll(answer.callbackUrl, WAIT_LIMIT);
        return;
      case 'challenge':
        if (answer.actionUrl === undefined) {
          setStage({ at: 'waiting' });
          void poll(answer.callbackUrl, WAIT_LIMIT);
          return;
        }
        challenge.current = { url: answer.actionUrl, callbackUrl: answer.callbackUrl };
        setStage({ at: 'challenge', url: answer.actionUrl, isOpen: true });
        void poll(answer.callbackUrl, CHALLENGE_LIMIT);
        return;
      case 'redirect':
        setStage({ at: 'redirect', url: answer.redirectUrl ?? '', isAutomatic: !isReturn });
        return;
      case 'html':
        setStage({ at: 'html', html: answer.htmlPayload ?? '', isAutomatic: !isReturn });
        return;
      case 'price':
        if (answer.priceChange !== undefined) {
          track({ name: 'payment_failure', data: { status } });
          setStage({ at: 'price', oldPrice: toMinor(answer.priceChange.oldPrice), newPrice: toMinor(answer.priceChange.newPrice) });
        } else say({ status, text: 'payment.outcome.technical.failure', action: 'tryAgain', money: answer.money });
        return;
      case 'rescue':
        track({ name: 'payment_failure', data: { status } });
        rescue();
        return;
      case 'duplicate':
        track({ name: 'payment_failure', data: { status } });
        void navigate(linkTo(shell.shop, 'technicalError', { params: { '*': 'duplicate-booking' } }), { state: { existingBooking: answer.existingBooking } });
        return;
      case 'expired':
        track({ name: 'payment_failure', data: { status } });
        setStage({ at: 'expired', isRestoring: false });
        return;
      case 'notice':
        onFieldErrors(answer);
        say({
          status: status === 'EXTERNAL_PAYMENT_STATUS_ERROR' && external !== undefined ? `EXTERNAL_PAYMENT_STATUS_${external}` : status,
          text:
            status === 'EXTERNAL_PAYMENT_STATUS_ERROR' && external === 'ABORTED'
              ? 'payment.outcome.external.aborted'
              : (outcome.text ?? 'payment.outcome.technical.failure'),
          action: outcome.action,
          money: answer.money,
          incidentId: answer.incidentId,
        });
    }
  };

  /** No answer came: ask how the booking stands before anything is said about money. */
  const checkState = async (incidentId?: string, isReturn = false): Promise<void> => {
    const state = await ask({ step: 'state', code });
    if (state.ok && state.bookStatus !== undefined) {
      const answer = await ask({ step: 'resume', code });
      take(answer.book ?? { status: state.bookStatus, ...(state.callbackUrl === undefined ? {} : { callbackUrl: state.callbackUrl }) }, undefined, isReturn);
      return;
    }
    // The same key goes with the next press: it cannot become a second payment.
    say({ status: 'NETWORK', text: state.ok ? 'payment.outcome.network' : 'payment.outcome.unknown', action: 'tryAgain', incidentId });
  };

  useEffect(() => {
    if (resume !== undefined) void checkState(undefined, true);
    return () => {
      polling.current?.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, []);

  return {
    stage,
    notice,
    setStage,
    press: async (booking) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setNotice(undefined);
      setStage({ at: 'sending' });
      const answer = await ask({ step, code, booking: { ...booking, idempotencyKey: key() } });
      isBusy.current = false;
      if (answer.book !== undefined) take(answer.book);
      else if (answer.failure === 'BAD_REQUEST') {
        endKey();
        say({ status: 'BAD_REQUEST', text: 'payment.outcome.technical.failure', action: 'tryAgain', incidentId: answer.incidentId });
      } else await checkState(answer.incidentId);
    },
    failed: (text) => {
      say({ status: 'CARD_KEY', text, action: 'tryAgain' });
    },
    reopen: () => {
      if (challenge.current !== undefined) setStage({ at: 'challenge', url: challenge.current.url, isOpen: true });
    },
    closeChallenge: () => {
      if (challenge.current !== undefined) setStage({ at: 'challenge', url: challenge.current.url, isOpen: false });
    },
    stepDone: () => {
      setStage({ at: 'waiting' });
      void poll(challenge.current?.callbackUrl, WAIT_LIMIT);
    },
    backToForm: () => {
      polling.current?.abort();
      setStage({ at: 'form' });
    },
    leaveFor: () => {
      if (stage.at === 'price') onPrice(stage.newPrice);
      setStage({ at: 'form' });
    },
    hold: () => ask({ step: 'hold', code }),
    rescue,
  };
};
