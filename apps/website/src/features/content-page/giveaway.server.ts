import { enterGiveaway, giveawayFile, type Giveaway } from '@escale/contract/giveaway';
import { dayInZone } from '@escale/domain/calendar-day';
import { validateEmail } from '@escale/domain/email-rule';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { callService } from '../../shared/call-service.ts';
import { fetchJson } from '../../shared/fetch-json.ts';
import { formText } from '../../shared/form-text.ts';
import { shopContextOf, type ShopContext } from '../../shared/request-context.ts';

/** The shop's campaign; a shop without published rules has none (readings 6.1 row 13). */
const readGiveaway = async (context: ShopContext, signal: AbortSignal): Promise<Giveaway> => {
  const { contentBase, shop, partner, fetch } = context;
  const found = 'rules' in partner.documents ? await fetchJson(`${contentBase}/resources/${shop.shop}/giveaway.json`, giveawayFile, signal, fetch) : undefined;
  if (found === undefined) throw data(null, { status: 404 });
  return found;
};

/** `/giveaway`: what can be won, until when, and whether one can enter now. */
export const loader = async ({ context: provider, request }: LoaderFunctionArgs) => {
  const context = shopContextOf(provider);
  const { now, partner } = context;
  const { title, intro, prize, picture, startAt, endAt } = await readGiveaway(context, request.signal);
  const [from, until] = [Date.parse(startAt), Date.parse(endAt)];
  return {
    title,
    intro,
    prize,
    picture,
    state: now < from ? ('soon' as const) : now >= until ? ('over' as const) : ('open' as const),
    from: dayInZone(from, partner.zone),
    // The end is an instant: the last day is the one before midnight.
    until: dayInZone(until - 1, partner.zone),
  };
};

/** What became of an entry: done, or what is wrong with each field; `failed` when the service did not take it. */
export interface EntryOutcome {
  readonly isDone: boolean;
  readonly email: string;
  readonly errors: { readonly email?: 'error.email.required' | 'error.email.format'; readonly rules?: 'giveaway.rules.required' };
  readonly hasFailed: boolean;
}

/** Enters an address, checked here before the service is asked; consent to offers is a box of its own and never needed. */
export const action = async ({ context: provider, request }: ActionFunctionArgs): Promise<EntryOutcome> => {
  const context = shopContextOf(provider);
  const { code } = await readGiveaway(context, request.signal);
  const form = await request.formData();
  const email = formText(form, 'email').trim();
  const emailError = validateEmail(email);
  const errors: EntryOutcome['errors'] = {
    ...(emailError === null ? {} : { email: emailError }),
    ...(form.get('rules') === 'yes' ? {} : { rules: 'giveaway.rules.required' as const }),
  };
  if (Object.keys(errors).length > 0) return { isDone: false, email, errors, hasFailed: false };
  const answer = await callService(
    enterGiveaway,
    context.services.marketing,
    { brand: context.brand.code, shop: context.shop.shop, code, email, acceptsRules: true, wantsNews: form.get('news') === 'yes' },
    { signal: request.signal, fetch: context.fetch, headers: context.visitorHeaders },
  );
  return { isDone: answer.ok, email: answer.ok ? '' : email, errors: {}, hasFailed: !answer.ok };
};
