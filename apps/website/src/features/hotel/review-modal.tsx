import { formatDay, formatNumber, formatPercent } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Button } from '@escale/ui/button';
import { Modal } from '@escale/ui/overlays';
import { RatingBadge } from '@escale/ui/rating';
import { Bone } from '@escale/ui/skeleton';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { linkTo } from '../../shared/links.ts';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import type { loader } from './hotel-reviews.server.ts';
import type { ReviewView } from './review-view.ts';
import styles from './review-modal.module.css';

interface ReviewModalProps {
  readonly hotelId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Details of a hotel's travel reviews (platform 2.7): note, ranking, how many gave which status, aspects, and the newest reviews. */
export const ReviewModal = ({ hotelId, name, onClose }: ReviewModalProps) => {
  const t = useMessages();
  const { shop, locale } = useShop();
  const fetcher = useFetcher<typeof loader>();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    setAsked(true);
    void fetcher.load(linkTo(shop, 'hotelReviews', { params: { accommodationId: hotelId } }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each opening
  }, [hotelId]);
  const isWaiting = !isAsked || fetcher.state !== 'idle';
  return (
    <Modal isOpen onClose={onClose} title={t('hotel.reviews.detail', { name })} closeLabel={t('common.close')} locale={locale} width={640}>
      {isWaiting ? (
        <div className={styles['bones']} aria-busy>
          <Bone shape="title" />
          <Bone shape="line" />
          <Bone shape="line" />
          <Bone shape="line" />
        </div>
      ) : fetcher.data === undefined ? (
        <Alert kind="error" isLive>
          {t('error.generic')}
        </Alert>
      ) : (
        <Details view={fetcher.data} />
      )}
    </Modal>
  );
};

const Details = ({ view }: { readonly view: ReviewView }) => {
  const t = useMessages();
  const { shop } = useShop();
  const number = (value: number): string => formatNumber(value, shop, 1);
  // Shares have one decimal (platform 9); whole percentages are what the formatter writes.
  const percent = (share: number): string => formatPercent(0, shop).replace('0', number(share));
  const count = t('hotel.reviews.count', { count: view.count, shown: formatNumber(view.count, shop) });
  return (
    <div className={styles['details']}>
      <div className={styles['score']}>
        <RatingBadge value={number(view.rating)} word={t(`hotel.rating.${view.word}`)} count={count} label={t('hotel.rating.label')} />
        {view.ranking !== undefined && <p className="t-s">{view.ranking}</p>}
      </div>
      <section aria-labelledby="reviews-shares">
        <h3 id="reviews-shares" className="t-5">
          {t('hotel.reviews.shares')}
        </h3>
        <ul className={styles['bars']}>
          {view.bars.map(({ status, count: given, share }) => (
            <li key={status}>
              <span>{t(`hotel.reviews.status.${status}`)}</span>
              <meter min={0} max={100} value={share} className={styles['bar']} aria-label={t(`hotel.reviews.status.${status}`)} />
              <span className={styles['share']}>
                <bdi>{percent(share)}</bdi>{' '}
                <span className="visually-hidden">{t('hotel.reviews.count', { count: given, shown: formatNumber(given, shop) })}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      {view.aspects.length > 0 && (
        <section aria-labelledby="reviews-aspects">
          <h3 id="reviews-aspects" className="t-5">
            {t('hotel.reviews.aspects')}
          </h3>
          <dl className={styles['aspects']}>
            {view.aspects.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{number(value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {view.reviews.length > 0 && (
        <section aria-labelledby="reviews-recent" className={styles['recent']}>
          <h3 id="reviews-recent" className="t-5">
            {t('hotel.reviews.recent')}
          </h3>
          {view.reviews.map((review) => (
            <Review key={`${review.author} ${review.date}`} review={review} />
          ))}
        </section>
      )}
    </div>
  );
};

/** A text longer than this is cut until it is asked for, characters. */
const LONG = 90;

const Review = ({ review }: { readonly review: ReviewView['reviews'][number] }) => {
  const t = useMessages();
  const { shop } = useShop();
  const isLong = review.text.length > LONG;
  const [isOpen, setOpen] = useState(false);
  const cut = review.text.slice(0, review.text.lastIndexOf(' ', LONG));
  return (
    <article className={styles['review']}>
      <p className="t-s t-strong">{t('hotel.review.rating', { value: formatNumber(review.rating, shop, review.rating % 1 === 0 ? 0 : 1) })}</p>
      <h4 className="t-strong">{review.title}</h4>
      <p>{isLong && !isOpen ? `${cut}…` : review.text}</p>
      {isLong && (
        <p>
          <Button
            kind="text"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'hotel.reviews.less.of' : 'hotel.reviews.more.of', { title: review.title })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hotel.reviews.less' : 'hotel.reviews.more')}
          </Button>
        </p>
      )}
      <p className="t-s t-muted">{t('hotel.review.by', { author: review.author, date: formatDay(review.date, shop, 'medium') })}</p>
    </article>
  );
};
