import type { Translate } from '../../shared/messages.tsx';
import type { MessageId } from '../../shared/message-id.ts';
import type { FormProblem } from './payment-form.ts';
import type { TravellerPlace } from './payment-view.ts';
import { travellerName } from './traveller-fields.tsx';

const LABELS: Readonly<Record<string, MessageId>> = {
  civility: 'payment.field.civility',
  firstName: 'payment.field.firstName',
  lastName: 'payment.field.lastName',
  birth: 'payment.field.birth',
  email: 'payment.field.email',
  phone: 'payment.field.phone',
  address1: 'payment.field.address1',
  address2: 'payment.field.address2',
  postCode: 'payment.field.postCode',
  city: 'payment.field.city',
  country: 'payment.field.country',
  paymentType: 'payment.method.title',
  acceptedTerms: 'payment.order.title',
  number: 'payment.card.number',
  expiry: 'payment.card.expiry',
  cvc: 'payment.card.cvc',
};

/** What a wrong field is called in the summary: "Nom, adulte 2". */
export const problemText = (t: Translate, problem: FormProblem, places: readonly TravellerPlace[]): string => {
  const parts = problem.path.split('.');
  const label = LABELS[parts.at(-1) ?? ''];
  const field = t(label ?? problem.messageId);
  const place = parts[0] === 'travellers' ? places[Number(parts[1])] : undefined;
  return place === undefined ? field : t('payment.errors.traveller', { field, traveller: travellerName(t, place) });
};
