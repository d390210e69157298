import { SPONSORSHIP_AMOUNTS } from '@escale/domain/sponsorship';
import { toMinor } from '@escale/domain/money';
import { formatMoney } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { TextField } from '@escale/ui/field';
import { Icon } from '@escale/ui/icon';
import { Tag } from '@escale/ui/tag';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Amount, Day, FormProblem, Instant, Panel, Poster, useFieldProblem, useIsSending } from './account-parts.tsx';
import type { AccountAnswer, AccountView } from './account-view.ts';
import type { FriendRow, Reward } from './friend-rows.ts';
import { InviteField } from './invite-field.tsx';
import account from './account.module.css';
import styles from './rewards.module.css';

interface SponsorshipProps {
  readonly view: Extract<AccountView, { screen: 'sponsorship' }>;
  readonly answer: AccountAnswer | undefined;
}

const RewardCell = ({ reward, label, currency }: { readonly reward: Reward; readonly label: string; readonly currency: string }) => {
  const t = useMessages();
  const { state, amount, day } = reward;
  return (
    <td data-label={label}>
      <span className={styles['reward']}>
        <Icon shape={state === 'notYet' ? CircleDashed : CircleCheck} size={18} />
        {state === 'notYet' ? (
          <span className="t-muted">{t('account.sponsorship.notYet')}</span>
        ) : (
          <>
            {day === undefined ? t('account.sponsorship.done') : <Day day={day} />}
            <Tag kind={state === 'available' ? 'ok' : 'muted'}>{t(`account.sponsorship.state.${state}`)}</Tag>
          </>
        )}
        <span className="t-s">
          <Amount major={amount} currency={currency} />
        </span>
      </span>
    </td>
  );
};

const Friends = ({ rows, caption, currency }: { readonly rows: readonly FriendRow[]; readonly caption: string; readonly currency: string }) => {
  const t = useMessages();
  const columns = {
    friend: t('account.sponsorship.friend'),
    subscribed: t('account.sponsorship.subscribed'),
    booked: t('account.sponsorship.booked'),
    until: t('account.sponsorship.until'),
  };
  return (
    <Card className={styles['tableCard']}>
      <table className={styles['friends']}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.friend}</th>
            <th scope="col">{columns.subscribed}</th>
            <th scope="col">{columns.booked}</th>
            <th scope="col">{columns.until}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ email, subscribed, booked }) => {
            const until = booked.until ?? subscribed.until;
            return (
              <tr key={email}>
                <th scope="row">
                  <bdi>{email}</bdi>
                </th>
                <RewardCell reward={subscribed} label={columns.subscribed} currency={currency} />
                <RewardCell reward={booked} label={columns.booked} currency={currency} />
                <td data-label={columns.until} className="t-muted">
                  {until === undefined ? t('account.sponsorship.waiting') : <Day day={until} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
};

const CopyLink = ({ link }: { readonly link: string }) => {
  const t = useMessages();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /* refused: the address can be marked by hand */
    }
  };
  return (
    <div className={styles['shareLink']}>
      <TextField id="sponsor-link" label={t('account.sponsorship.link')} value={link} readOnly dir="ltr" />
      <Button
        kind="secondary"
        icon={<Icon shape={Copy} size={18} />}
        onClick={() => {
          void copy();
        }}
      >
        {t('account.sponsorship.copy')}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? t('account.sponsorship.copied') : ''}
      </span>
    </div>
  );
};

/** Inviting friends, and what those invited before brought (platform 2.5, 3 "Sponsorship", 9). */
export const SponsorshipScreen = ({ view, answer }: SponsorshipProps) => {
  const t = useMessages();
  const { shop, sharingPicture } = useShop();
  const { currency } = view;
  const problem = useFieldProblem(answer, 'invite');
  const isSending = useIsSending('invite');
  const typed = answer?.intent === 'invite' ? answer : undefined;
  const money = (major: number): string => formatMoney(toMinor(major, currency), currency, shop);
  const all = [...view.current, ...view.history];
  return (
    <>
      <Card as="section" className={styles['invitation']}>
        <div className={styles['invitationWords']}>
          <h1 className="t-2">
            {t('account.sponsorship.title')} {view.hasBadge && <Tag kind="softDeal">{t('frame.account.badge')}</Tag>}
          </h1>
          <p className="prose">
            {t('account.sponsorship.rule', { subscribed: money(SPONSORSHIP_AMOUNTS.friendSubscribed), booked: money(SPONSORSHIP_AMOUNTS.friendBooked) })}
          </p>
          <dl className={styles['figures']}>
            <div>
              <dt>{t('account.sponsorship.earned')}</dt>
              <dd className="price-m">
                <bdi>{money(view.earned)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('account.sponsorship.invited')}</dt>
              <dd className="price-m">{all.length}</dd>
            </div>
            <div>
              <dt>{t('account.sponsorship.haveBooked')}</dt>
              <dd className="price-m">{all.filter(({ booked }) => booked.state !== 'notYet').length}</dd>
            </div>
          </dl>
        </div>
        <Poster picture={sharingPicture} />
      </Card>
      <Panel title={t('account.sponsorship.invite')} intro={t('account.sponsorship.invite.help')}>
        <FormProblem answer={answer} intent="invite" />
        {view.canInviteAt !== undefined && (
          <Alert>
            {t('account.sponsorship.wait')} <Instant at={view.canInviteAt} />
          </Alert>
        )}
        <Form method="post" className={account['form']} preventScrollReset noValidate>
          <input type="hidden" name="intent" value="invite" />
          <InviteField
            key={typed?.values?.['emails'] ?? ''}
            given={typed?.values?.['emails'] ?? ''}
            rejected={typed?.rejected ?? []}
            error={problem('emails')}
          />
          {typed?.rejected !== undefined && (
            <ul className={styles['rejected']}>
              {typed.rejected.map(({ email, messageId }) => (
                <li key={email}>
                  <bdi>{email}</bdi>: {t(messageId)}
                </li>
              ))}
            </ul>
          )}
          <TextField
            id="message"
            name="message"
            label={t('account.sponsorship.message')}
            optionalText={t('common.optional')}
            maxLength={500}
            defaultValue={typed?.values?.['message'] ?? ''}
          />
          <div>
            <Button type="submit" kind="cta" isLoading={isSending}>
              {t('account.sponsorship.send')}
            </Button>
          </div>
        </Form>
        {view.link !== undefined && <CopyLink link={view.link} />}
      </Panel>
      <section className={account['stack']} aria-labelledby="friends">
        <h2 id="friends" className="t-4">
          {t('account.sponsorship.friends')}
        </h2>
        {view.current.length === 0 ? (
          <p className="t-muted">{t('account.sponsorship.none')}</p>
        ) : (
          <Friends currency={currency} rows={view.current} caption={t('account.sponsorship.friends')} />
        )}
      </section>
      {view.history.length > 0 && (
        <details className={styles['older']}>
          <summary>
            {t('account.sponsorship.history', { count: view.history.length })}
            <Icon shape={ChevronDown} size={20} />
          </summary>
          <Friends currency={currency} rows={view.history} caption={t('account.sponsorship.history', { count: view.history.length })} />
        </details>
      )}
    </>
  );
};
