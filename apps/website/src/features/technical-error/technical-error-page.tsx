import { formatDay } from '@escale/i18n/format';
import { Navigate, useLoaderData, useLocation, useParams, useSearchParams } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { sameSitePath } from '../../shared/safe-url.ts';
import { useShop } from '../../shared/shell.tsx';
import type { TechnicalErrorData } from './technical-error-page.server.ts';
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
/** Words of a service shown to a visitor are cut (readings 6.2 row 23); they are text, never markup. */
const MOST_ERROR_TEXT = 200;

const textIn = (record: Record<string, unknown>, key: string): string | undefined => (typeof record[key] === 'string' ? record[key] : undefined);

/** Reads the navigation state; anything it does not know is left out, as history entries outlive versions. */
const readErrorState = (state: unknown): ErrorState => {
  if (!isRecord(state)) return {};
  const errorMessage = textIn(state, 'errorMessage')?.slice(0, MOST_ERROR_TEXT);
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

/** `/technical-error/*` (platform 2.9, funnel 2.16): registration, single sign-on, duplicate booking, and the default page for every other sub-path. */
export const TechnicalErrorPage = () => {
  const { '*': rest = '' } = useParams();
  const { state } = useLocation();
  const shell = useShop();
  const t = useMessages();
  const [search] = useSearchParams();
  const { errorMessage, incidentId, moneyMessage, retry, existingBooking } = readErrorState(state);
  const { isTeasing } = useLoaderData<TechnicalErrorData>();
  if (rest === 'registration-confirmation-expired' && shell.flags.isDoubleOptin) {
    const target = isTeasing ? linkTo(shell.shop, 'teasing') : linkTo(shell.shop, 'homeAuth', { params: { '*': 'signup' } });
    return (
      <TechnicalError
        kind="registration"
        text={t('technical.error.registration.expired.message')}
        errorMessage={errorMessage}
        action={{ href: `${shell.prefix}${target}`, text: t('technical.error.registration.expired.action') }}
      />
    );
  }
  if (rest === 'confirm-registration-failed' && shell.flags.isDoubleOptin)
    return (
      <TechnicalError
        kind="registration"
        text={t('technical.error.registration.error.message')}
        errorMessage={errorMessage}
        action={{ href: `${shell.prefix}${linkTo(shell.shop, 'faq')}`, text: t('technical.error.registration.error.action') }}
      />
    );
  if (rest === 'sso' && shell.strategy === 'OAUTH') {
    const redirectUri = sameSitePath(search.get('redirectUri'));
    const login = `${shell.prefix}${linkTo(shell.shop, 'homeAuth', { params: { '*': 'login' }, search: { redirectUri } })}`;
    return (
      <TechnicalError
        kind="sso"
        text={t('technical.sso.error.message')}
        errorMessage={errorMessage}
        incidentId={incidentId}
        action={{ href: login, text: t('technical.sso.error.action') }}
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
    const external = shell.capabilities.externalBookingSite;
    const href =
      shell.flags.whiteLabel || external === undefined
        ? `${shell.prefix}${linkTo(shell.shop, 'account', { params: { '*': 'mybookings' } })}`
        : `${external}/${shell.shop}`;
    return (
      <TechnicalError
        kind="duplicate-booking"
        text={text}
        action={{ href, text: t('technical.error.duplicate.booking.action'), isNewTab: !shell.flags.whiteLabel && external !== undefined }}
      />
    );
  }
  return <TechnicalError kind="default" errorMessage={errorMessage} incidentId={incidentId} moneyMessage={moneyMessage} retry={retry} />;
};
