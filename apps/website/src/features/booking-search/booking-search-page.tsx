import { Alert } from '@escale/ui/alert';
import { Button, buttonClass } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { TextField } from '@escale/ui/field';
import { Icon } from '@escale/ui/icon';
import { InfoPopover } from '@escale/ui/info-popover';
import { linkClass } from '@escale/ui/link';
import { PictureBox } from '@escale/ui/picture';
import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router';
import { keepSession } from '../../shared/kept-session.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { useFirstError } from '../../shared/use-first-error.ts';
import type { LookupAnswer, LookupData } from './booking-search-view.ts';
import { RecoverForm } from './recover-form.tsx';
import styles from './booking-search.module.css';

/** What was wrong, until something is typed: editing a field clears the error (platform 4 "Recover booking"). */
const useClearedAnswer = (): readonly [LookupAnswer | undefined, () => void] => {
  const answer = useActionData<LookupAnswer>();
  const [cleared, setCleared] = useState<LookupAnswer>();
  useFirstError(answer, answer !== cleared && Object.keys(answer?.fields ?? {}).length > 0);
  return [
    answer === cleared ? undefined : answer,
    () => {
      setCleared(answer);
    },
  ];
};

/** A found booking is kept on the device for its shop, then the browser goes on; back leads to the page before (platform 2.6, 7). */
const useFoundBooking = (answer: LookupAnswer | undefined): boolean => {
  const { brand, prefix } = useShop();
  const found = answer?.found;
  useEffect(() => {
    if (found === undefined) return;
    keepSession(brand.code, found.shop, found.session);
    window.location.replace(`${prefix}${found.to}`);
  }, [found, brand.code, prefix]);
  return found !== undefined;
};

const WithHelp = ({
  label,
  title,
  text,
  children,
}: {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => {
  const { locale } = useShop();
  return (
    <div className={styles['withHelp']}>
      {children}
      <span className={styles['help']}>
        <InfoPopover label={label} locale={locale}>
          <p className="t-strong">{title}</p>
          <p>{text}</p>
        </InfoPopover>
      </span>
    </div>
  );
};

const SearchForm = ({ loaded }: { readonly loaded: LookupData }) => {
  const t = useMessages();
  const [answer, clear] = useClearedAnswer();
  const isFound = useFoundBooking(answer);
  const isSending = useNavigation().state === 'submitting' || isFound;
  const problem = (field: 'bookingReference' | 'email'): string | undefined => {
    const id = answer?.fields[field];
    return id === undefined ? undefined : t(id);
  };
  return (
    <>
      <h1 className="t-2">{t('account.lookup.title')}</h1>
      <p className="t-muted">{t('account.lookup.intro')}</p>
      {answer?.form !== undefined && (
        <Alert kind="error" isLive>
          {t(answer.form)}
        </Alert>
      )}
      <Form method="post" className={styles['form']} onChange={clear} noValidate>
        <WithHelp label={t('account.lookup.reference.help')} title={t('account.lookup.reference.where')} text={t('account.lookup.reference.text')}>
          <TextField
            id="bookingReference"
            name="bookingReference"
            label={t('account.lookup.reference')}
            help={t('account.lookup.reference.digits')}
            inputMode="numeric"
            pattern="[0-9 ]*"
            maxLength={9}
            autoComplete="off"
            dir="ltr"
            defaultValue={answer?.values.bookingReference ?? ''}
            error={problem('bookingReference')}
            required
          />
        </WithHelp>
        <WithHelp label={t('account.lookup.email.help')} title={t('account.lookup.email')} text={t('account.lookup.email.text')}>
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('account.lookup.email')}
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            dir="ltr"
            defaultValue={answer?.values.email ?? ''}
            error={problem('email')}
            required
          />
        </WithHelp>
        <Button type="submit" kind="cta" size="lg" isFullWidth isLoading={isSending}>
          {t('account.lookup.show')}
        </Button>
      </Form>
      {loaded.hasRecovery && (
        <p className={styles['centre']}>
          <ShopLink to="bookingSearch" params={{ '*': 'recover' }} className={linkClass()}>
            {t('account.lookup.lost')}
          </ShopLink>
        </p>
      )}
      <p className={styles['signIn']}>
        <Icon shape={CircleUserRound} size={20} />
        <span>
          {t('account.lookup.haveAccount')}{' '}
          <Link to={loaded.signIn} className={linkClass()} discover="none">
            {t('account.signIn.action')}
          </Link>
        </span>
      </p>
    </>
  );
};

const Sent = () => {
  const t = useMessages();
  return (
    <div className={styles['sent']} role="status">
      <CircleCheck size={48} aria-hidden className={clsx('icon', styles['tick'])} />
      <h1 className="t-2">{t('account.recover.sent.title')}</h1>
      <p>{t('account.recover.sent.text')}</p>
      <ShopLink to="bookingSearch" className={buttonClass({ kind: 'primary', isFullWidth: true })}>
        {t('account.recover.gotSms')}
      </ShopLink>
    </div>
  );
};

const Recover = ({ loaded }: { readonly loaded: LookupData }) => {
  const t = useMessages();
  const [answer, clear] = useClearedAnswer();
  return (
    <>
      <h1 className="t-2">{t('account.recover.title')}</h1>
      <p className="t-muted">{t('account.recover.intro')}</p>
      {answer?.form !== undefined && (
        <Alert kind="error" isLive>
          {t(answer.form)}
        </Alert>
      )}
      <RecoverForm loaded={loaded} answer={answer} onEdit={clear} />
      <p className={styles['centre']}>
        <ShopLink to="bookingSearch" className={linkClass()}>
          {t('account.recover.back')}
        </ShopLink>
      </p>
    </>
  );
};

/** Finding a booking without an account, and getting its number back by SMS (platform 2.6): a panel on a quiet page, a poster above it. */
export const BookingSearchPage = () => {
  const loaded = useLoaderData<LookupData>();
  const t = useMessages();
  const { brand } = useShop();
  const title = t(loaded.screen === 'search' ? 'account.lookup.title' : 'account.recover.title');
  return (
    <div className={styles['page']}>
      <PageHead title={t('page.title.page', { title, brand: brand.displayName })} />
      <PictureBox shape="fill" className={styles['strip']}>
        {loaded.picture !== '' && <ShopPicture picture={loaded.picture} alt="" format="hero" isCover isFirst />}
      </PictureBox>
      <Card as="section" padding="l" className={styles['panel']}>
        {loaded.screen === 'search' ? <SearchForm loaded={loaded} /> : loaded.screen === 'recover' ? <Recover loaded={loaded} /> : <Sent />}
      </Card>
    </div>
  );
};
