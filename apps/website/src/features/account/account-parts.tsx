import type { MyBooking } from '@escale/contract/my-bookings';
import { toMinor } from '@escale/domain/money';
import { formatDay, formatInstant, formatMoney, type DayStyle } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Card } from '@escale/ui/card';
import { PictureBox } from '@escale/ui/picture';
import { Tag, type TagKind } from '@escale/ui/tag';
import { useId, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { contentLink, isExternal } from '../../shared/safe-url.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShell, useShop } from '../../shared/shell.tsx';
import { useFirstError } from '../../shared/use-first-error.ts';
import type { AccountAnswer } from './account-view.ts';
import styles from './account.module.css';

/** A calendar day in the shop's words; the browser's tables may say otherwise, the server's stay. */
export const Day = ({ day, look = 'medium' }: { readonly day: string; readonly look?: DayStyle }) => (
  <span suppressHydrationWarning>{formatDay(day, useShop().shop, look)}</span>
);

/** An instant (ISO) in the shop's zone. */
export const Instant = ({ at }: { readonly at: string | number }) => {
  const { shop, zone } = useShop();
  const instant = typeof at === 'number' ? at : Date.parse(at);
  return <span suppressHydrationWarning>{Number.isNaN(instant) ? '' : formatInstant(instant, shop, zone)}</span>;
};

/** An amount in major units, as a service tells it. */
export const Amount = ({ major, currency }: { readonly major: number; readonly currency: string }) => (
  <bdi>{formatMoney(toMinor(major, currency), currency, useShop().shop)}</bdi>
);

const STATE_LOOK: Readonly<Record<MyBooking['status'], TagKind>> = { CONFIRMED: 'ok', NOTCONFIRMED: 'warn', CANCELED: 'muted' };

/** How a booking stands, in a word. */
export const BookingState = ({ status, isOver }: { readonly status: MyBooking['status']; readonly isOver?: boolean }) => {
  const t = useMessages();
  const isDone = isOver === true && status === 'CONFIRMED';
  return <Tag kind={isDone ? 'muted' : STATE_LOOK[status]}>{isDone ? t('account.booking.over') : t(`account.booking.state.${status}`)}</Tag>;
};

/** A group of the page with its title. */
export const Panel = ({
  title,
  intro,
  children,
  id,
}: {
  readonly title?: ReactNode;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
  readonly id?: string;
}) => {
  const own = useId();
  return (
    <Card as="section" padding="l" {...(title === undefined ? {} : { 'aria-labelledby': id ?? own })} className={styles['panel']}>
      {title !== undefined && (
        <h2 id={id ?? own} className="t-4">
          {title}
        </h2>
      )}
      {intro !== undefined && <p className="t-muted prose">{intro}</p>}
      {children}
    </Card>
  );
};

/** A picture beside words, from 768 on; it says nothing the words don't. */
export const Poster = ({ picture }: { readonly picture: string | undefined }) =>
  picture === undefined ? null : (
    <PictureBox shape="fill" className={styles['poster']}>
      <ShopPicture picture={picture} alt="" isCover sizes="340px" />
    </PictureBox>
  );

/** The sentence about a form as a whole, when it could not be done. */
export const FormProblem = ({ answer, intent }: { readonly answer: AccountAnswer | undefined; readonly intent: string }) => {
  const t = useMessages();
  return answer?.intent === intent && answer.form !== undefined ? (
    <Alert kind="error" isLive>
      {t(answer.form)}
    </Alert>
  ) : null;
};

/** The message of a field of a form, when it is wrong. */
export const useFieldProblem = (answer: AccountAnswer | undefined, intent: string): ((field: string) => string | undefined) => {
  const t = useMessages();
  useFirstError(answer, answer?.intent === intent && Object.keys(answer.fields).length > 0);
  return (field) => {
    const id = answer?.intent === intent ? answer.fields[field] : undefined;
    return id === undefined ? undefined : t(id);
  };
};

/** True while the form of this kind is on its way. */
export const useIsSending = (intent: string): boolean => {
  const { state, formData } = useNavigation();
  return state !== 'idle' && formData?.get('intent') === intent;
};

/** Address of a document from a service, with the proxy's prefix; undefined when it leads nowhere safe. */
export const useDocumentHref = (): ((url: string | undefined) => string | undefined) => {
  const { prefix } = useShell();
  return (url) => {
    const safe = contentLink(url);
    return safe === undefined || isExternal(safe) ? safe : `${prefix}${safe}`;
  };
};
