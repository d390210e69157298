import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { paymentStore, type KeptPayment } from '../../shared/kept-payment.ts';
import type { ShopStore } from '../../shared/shop-storage.ts';
import { useShop } from '../../shared/shell.tsx';
import type { PhoneInput } from '@escale/domain/contact-phone';
import {
  initialValues,
  restoreValues,
  unfinishedTravellers,
  validatePayment,
  type FormProblem,
  type PaymentValues,
  type TravellerValues,
} from './payment-form.ts';
import type { PaymentView } from './payment-view.ts';

/** Puts a text at a path of the values (`city`, `travellers.0.birth.day`). */
const withText = (values: PaymentValues, path: string, value: string): PaymentValues => {
  const [first = '', index = '', field = '', part = ''] = path.split('.');
  if (first !== 'travellers') return { ...values, [first]: value };
  return {
    ...values,
    travellers: values.travellers.map((traveller, at): TravellerValues => {
      if (String(at) !== index) return traveller;
      return field === 'birth' ? { ...traveller, birth: { ...traveller.birth, [part]: value } } : { ...traveller, [field]: value };
    }),
  };
};

/** The text at a path of the values; undefined where there is none. */
const textAt = (values: PaymentValues, path: string): string | undefined => {
  let found: unknown = values;
  for (const part of path.split('.')) found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/**
 * What was typed or ticked between the server's page and the first moment scripts ran: controls carry their path as name, and what differs
 * from the server's values was typed.
 */
const typedBefore = (form: HTMLFormElement, values: PaymentValues, served: PaymentValues): PaymentValues => {
  let merged = values;
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement) || control.name === '') continue;
    const isBox = control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');
    if (isBox && !control.checked) continue;
    if (control.name === 'acceptedTerms') {
      merged = { ...merged, acceptedTerms: true };
      continue;
    }
    const before = textAt(served, control.name);
    if (before !== undefined && before !== control.value) merged = withText(merged, control.name, control.value);
  }
  return merged;
};

export interface PaymentForm {
  readonly values: PaymentValues;
  readonly set: (path: string, value: string) => void;
  readonly accept: (isAccepted: boolean) => void;
  /** Message of a field, once the form was sent: then it follows every change. */
  readonly errorOf: (path: string) => FormProblem | undefined;
  readonly problems: readonly FormProblem[];
  /** Places of travellers that are not complete yet, whether that is shown as an error or not. */
  readonly unfinished: readonly number[];
  /** Checks everything; from now on errors are shown. */
  readonly check: () => readonly FormProblem[];
  /** Problems the service found; each goes when its field changes. */
  readonly addProblems: (problems: readonly FormProblem[]) => void;
  readonly store: ShopStore<KeptPayment>;
}

/**
 * The form's state: first what the service knows, then what the tab kept, then what was typed before scripts ran. Errors show after the first
 * submit and follow every change from then on (funnel 5). Everything but the card and the acceptance survives a reload.
 */
export const usePaymentForm = (
  view: PaymentView,
  rules: { readonly bookStatus: string | null; readonly readPhone: (text: string, country: string) => PhoneInput },
  formRef: RefObject<HTMLFormElement | null>,
): PaymentForm => {
  const { brand, shop, country, today } = useShop();
  const [first] = useState(() => initialValues(view, country));
  const [values, setValues] = useState(first);
  const [hasSubmitted, setSubmitted] = useState(false);
  const [found, setFound] = useState<readonly FormProblem[]>([]);
  const [store] = useState(() => paymentStore(brand.code, shop));
  const isReady = useRef(false);

  useEffect(() => {
    store.rehydrate();
    const kept = store.getState().value;
    const restored = kept.values === undefined || (view.given !== undefined && kept.code !== view.code) ? first : (restoreValues(kept.values, first) ?? first);
    // The days of birth of a search are the search's: another one may have been made since.
    const own = {
      ...restored,
      travellers: restored.travellers.map((traveller, at) =>
        view.travellers[at]?.bornOn === undefined || kept.code === view.code
          ? traveller
          : { ...traveller, birth: first.travellers[at]?.birth ?? traveller.birth },
      ),
    };
    // A changed search keeps who travels and how to reach them, and nothing that was chosen for another trip (funnel 4.2).
    const isSameTrip = kept.code === '' || kept.code === view.code;
    const checked = {
      ...own,
      insurance: !isSameTrip ? first.insurance : view.insurances.some((item) => item.code === own.insurance) ? own.insurance : '',
      paymentType: isSameTrip && view.payments.some((item) => item.paymentType === own.paymentType) ? own.paymentType : first.paymentType,
    };
    setValues(formRef.current === null ? checked : typedBefore(formRef.current, checked, first));
    isReady.current = true;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  useEffect(() => {
    if (!isReady.current) return;
    const { acceptedTerms: _anew, ...kept } = values;
    const before = store.getState().value;
    store.setState({ value: { code: view.code, key: before.code === view.code ? before.key : '', values: kept } });
  }, [values, store, view.code]);

  const full = useMemo(
    () => ({ today, departure: view.trip.departureDate, travellers: view.travellers, isBirthdateRequired: view.isBirthdateRequired, ...rules }),
    [today, view.trip.departureDate, view.travellers, view.isBirthdateRequired, rules],
  );
  const problems = useMemo(() => {
    const own = hasSubmitted ? validatePayment(values, full) : [];
    return [...own, ...found.filter((each) => !own.some((one) => one.path === each.path))];
  }, [hasSubmitted, values, full, found]);
  const unfinished = useMemo(() => unfinishedTravellers(values, full), [values, full]);
  const changed = (path: string): void => {
    setFound((before) => (before.length === 0 ? before : before.filter((each) => !path.startsWith(each.path))));
  };
  return {
    values,
    problems,
    unfinished,
    store,
    set: (path, value) => {
      changed(path);
      setValues((before) => withText(before, path, value));
    },
    accept: (acceptedTerms) => {
      changed('acceptedTerms');
      setValues((before) => ({ ...before, acceptedTerms }));
    },
    errorOf: (path) => problems.find((each) => each.path === path),
    check: () => {
      setSubmitted(true);
      return validatePayment(values, full);
    },
    addProblems: (more) => {
      setFound(more);
    },
  };
};
