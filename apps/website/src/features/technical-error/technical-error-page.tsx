import { formatDay } from '@escale/i18n/format';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { sameSitePath } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import { TechnicalError } from './technical-error.tsx';

/** The booking that already stands (funnel 2.16). */
interface ExistingBooking {
  readonly reference: string;
  readonly email: string;
  readonly stayFrom: string;
  readonly stayTo: string;
}
/** What a page hands over through the navigation state when it leads here. */
export interface ErrorState {
  readonly errorMessage?: string;
  readonly incidentId?: string;
  readonly moneyMessage?: string;
  /** Path of the page that failed, to try it again. */
  readonly retry?: string;
  readonly existingBooking?: ExistingBooking;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (record: Record<string, unknown>, key: string): string | undefined => (typeof record[key] === 'string' ? record[key] : undefined);

/** Reads the navigation state; anything it does not know is left out, as history entries outlive versions. */
const readErrorState = (state: unknown): ErrorState => {
  if (!isRecord(state)) return {};
  const errorMessage = textIn(state, 'errorMessage');
  const incidentId = textIn(state, 'incidentId');
  const moneyMessage = textIn(state, 'moneyMessage');
  const retry = sameSitePath(textIn(state, 'retry') ?? null);
  const given = state['existingBooking'];
  const booking = isRecord(given)
    ? { reference: textIn(given, 'reference'), email: textIn(given, 'email'), stayFrom: textIn(given, 'stayFrom'), stayTo: textIn(given, 'stayTo') }
    : undefined;
  const { reference, email, stayFrom, stayTo } = booking ?? {};
  return {
    ...(errorMessage === undefined ? {} : { errorMessage }),
    ...(incidentId === undefined ? {} : { incidentId }),
    ...(moneyMessage === undefined ? {} : { moneyMessage }),
    ...(retry === undefined ? {} : { retry }),
    ...(reference !== undefined && email !== undefined && stayFrom !== undefined && stayTo !== undefined
      ? { existingBooking: { reference, email, stayFrom, stayTo } }
      : {}),
  };
};

/** `/technical-error/*` (platform 2.9, funnel 2.16): single sign-on, duplicate booking, and the default page for every other sub-path. */
export const TechnicalErrorPage = () => {
  const { '*': rest = '' } = useParams();
  const { state } = useLocation();
  const shell = useShop();
  const t = useMessages();
  const [search] = useSearchParams();
  const { errorMessage, incidentId, moneyMessage, retry, existingBooking } = readErrorState(state);
  const home = `${shell.prefix}${linkTo(shell.shop, 'home')}`;
  if (rest === 'sso' && shell.strategy === 'OAUTH') {
    const redirectUri = sameSitePath(search.get('redirectUri'));
    return (
      <TechnicalError
        kind="sso"
        text={t('technical.sso.error.message')}
        errorMessage={errorMessage}
        incidentId={incidentId}
        action={{ href: redirectUri === undefined ? home : `${home}?redirectUri=${encodeURIComponent(redirectUri)}`, text: t('technical.sso.error.action') }}
      />
    );
  }
  if (rest === 'duplicate-booking') {
    // Without the booking there is nothing to say (funnel 2.16).
    if (existingBooking === undefined) return <Navigate to={linkTo(shell.shop, 'technicalError', { params: { '*': '' } })} replace />;
    const text = t('technical.error.duplicate.booking.label', {
      startDate: formatDay(existingBooking.stayFrom.slice(0, 10), shell.shop, 'medium'),
      endDate: formatDay(existingBooking.stayTo.slice(0, 10), shell.shop, 'medium'),
      bookingReference: existingBooking.reference,
      email: existingBooking.email,
    });
    return <TechnicalError kind="duplicate-booking" text={text} action={{ href: home, text: t('technical.error.leave') }} />;
  }
  return <TechnicalError kind="default" errorMessage={errorMessage} incidentId={incidentId} moneyMessage={moneyMessage} retry={retry} />;
};
