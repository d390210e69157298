import type { CouponItem } from '@escale/contract/sponsorship';
import { nightsBetween } from '@escale/domain/calendar-day';
import { CREDIT_CAP_PERCENT } from '@escale/domain/credit';
import { groupBookingReference } from '@escale/domain/booking-reference';
import { formatMoney, formatPercent } from '@escale/i18n/format';
import { buttonClass } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { EmptyState } from '@escale/ui/empty-state';
import { Icon, type IconShape } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { Tag, type TagKind } from '@escale/ui/tag';
import { clsx } from 'clsx';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Undo from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import type { MessageId } from '../../shared/message-id.ts';
import { useMessages } from '../../shared/messages.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';
import { Amount, Day, Poster } from './account-parts.tsx';
import type { AccountView } from './account-view.ts';
import type { CouponGroups } from './coupon-groups.ts';
import account from './account.module.css';
import styles from './rewards.module.css';

type CouponsView = Extract<AccountView, { groups: CouponGroups }>;

const ORIGINS: Readonly<Record<string, MessageId>> = {
  SPONSORSHIP_ACCEPTED: 'account.coupon.from.SPONSORSHIP_ACCEPTED',
  friendBooked: 'account.coupon.from.friendBooked',
  friendSubscribed: 'account.coupon.from.friendSubscribed',
  TRAVEL_BACK: 'account.coupon.from.TRAVEL_BACK',
  INSCRIPTION: 'account.coupon.from.INSCRIPTION',
  CREDIT_NOTE: 'account.coupon.from.CREDIT_NOTE',
  GOODWILL: 'account.coupon.from.GOODWILL',
};
const SHAPES: Readonly<Record<string, IconShape>> = { SPONSORSHIP: UsersRound, TRAVELBACK: Undo, PROMOTION: Gift };
const LOOKS: Readonly<Record<CouponItem['status'], TagKind>> = {
  AVAILABLE: 'ok',
  USING: 'softPrimary',
  EXPIRE_SOON: 'warn',
  UPCOMING: 'softPrimary',
  USED: 'muted',
  EXPIRED: 'muted',
};

const CouponCard = ({ item, currency }: { readonly item: CouponItem; readonly currency: string }) => {
  const t = useMessages();
  const { today } = useShop();
  const { status, source, maxUseDate, minUseDate, uses, amount, balance } = item;
  const isOver = status === 'USED' || status === 'EXPIRED';
  const isNote = source === 'CREDIT_NOTE';
  const spent = Math.max(0, amount - balance);
  const origin = ORIGINS[source] ?? 'account.coupon.from.GOODWILL';
  const use = uses.at(-1);
  return (
    <Card as="li" padding="m" className={isOver ? `${styles['coupon'] ?? ''} ${styles['isOver'] ?? ''}` : styles['coupon']}>
      <span className={styles['couponIcon']}>
        <Icon shape={isNote ? ReceiptText : (SHAPES[item.type] ?? Gift)} size={22} />
      </span>
      <div className={styles['couponWords']}>
        <h3 className={`t-5 ${styles['couponTitle'] ?? ''}`}>
          {t(origin)}
          <Tag kind={LOOKS[status]}>
            {status === 'EXPIRE_SOON' && maxUseDate !== undefined
              ? t('account.coupon.expiresIn', { count: nightsBetween(today, maxUseDate) })
              : t(`account.coupon.state.${status}`)}
          </Tag>
        </h3>
        {item.friendEmail !== undefined && (
          <p className="t-s t-muted" dir="auto">
            <bdi>{item.friendEmail}</bdi>
          </p>
        )}
        {use?.bookingReference !== undefined && (
          <p className="t-s t-muted">{t('account.coupon.usedFor', { reference: groupBookingReference(use.bookingReference) })}</p>
        )}
        {!isOver && spent > 0 && balance > 0 && (
          <p className={styles['spent']}>
            <progress value={spent} max={amount} aria-label={t('account.coupon.spent')} />
            <span className="t-s t-muted">
              <Amount major={spent} currency={currency} /> / <Amount major={amount} currency={currency} /> {t('account.coupon.spent')}
            </span>
          </p>
        )}
      </div>
      <p className={styles['couponAmount']}>
        <strong className="price-m">
          <Amount major={isOver ? amount : balance > 0 ? balance : amount} currency={currency} />
        </strong>
        <span className="t-xs t-muted">
          {status === 'UPCOMING' && minUseDate !== undefined ? (
            <>
              {t('account.coupon.from')} <Day day={minUseDate} />
            </>
          ) : status === 'USED' && use !== undefined ? (
            <Day day={use.date} />
          ) : (
            maxUseDate !== undefined && (
              <>
                {t('account.coupon.until')} <Day day={maxUseDate} />
              </>
            )
          )}
        </span>
      </p>
    </Card>
  );
};

/** Credits, or credit notes, in the groups of platform 4: usable, upcoming, used or expired. */
export const CouponsScreen = ({ view }: { readonly view: CouponsView }) => {
  const t = useMessages();
  const { shop, sharingPicture } = useShop();
  const { groups, usable, older, screen, currency } = view;
  const isEmpty = groups.USABLE.length + groups.UPCOMING.length + groups.USED.length === 0;
  const isCredits = screen === 'credits';
  return (
    <>
      {usable > 0 && (
        <section className={styles['band']} aria-labelledby="usable" data-inverse="">
          <div className={styles['bandWords']}>
            <h2 id="usable" className="t-s">
              {t('account.coupon.now')}
            </h2>
            <p className={styles['bandAmount']}>
              <bdi>{formatMoney(usable, currency, shop)}</bdi>
            </p>
            <p>{isCredits ? t('account.coupon.rule', { percent: formatPercent(CREDIT_CAP_PERCENT, shop) }) : t('account.refunds.rule')}</p>
            <ShopLink to="home" className={clsx(buttonClass({ kind: 'inverse' }), styles['bandAction'])}>
              {t('frame.account.searchTrip')}
            </ShopLink>
          </div>
          <Poster picture={sharingPicture} />
        </section>
      )}
      {isEmpty && older === 0 && (
        <EmptyState
          title={t(isCredits ? 'account.credits.empty.title' : 'account.refunds.empty.title')}
          text={t(isCredits ? 'account.credits.empty.text' : 'account.refunds.empty.text')}
          actions={
            <ShopLink to="home" className={buttonClass({ kind: 'primary' })}>
              {t('frame.account.searchTrip')}
            </ShopLink>
          }
        />
      )}
      {(['USABLE', 'UPCOMING', 'USED'] as const).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} className={account['stack']} aria-labelledby={group}>
              <h2 id={group} className="t-4">
                {t(`account.coupon.group.${group}`)}
              </h2>
              <ul className={account['list']}>
                {groups[group].map((item) => (
                  <CouponCard key={item.id} item={item} currency={currency} />
                ))}
              </ul>
            </section>
          ),
      )}
      {older > 0 && (
        <p>
          <ShopLink to="account" params={{ '*': 'myrefunds' }} search={{ older: 1 }} className={linkClass()} preventScrollReset>
            {t('account.refunds.older', { count: older })}
          </ShopLink>
        </p>
      )}
    </>
  );
};
