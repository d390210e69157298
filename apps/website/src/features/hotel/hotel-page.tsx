import { formatMoney, formatNumber, formatPercent } from '@escale/i18n/format';
import { Alert } from '@escale/ui/alert';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { RatingBadge, Suns } from '@escale/ui/rating';
import { Stars } from '@escale/ui/stars';
import { StickyBar, stickyBarSpaceClass } from '@escale/ui/sticky-bar';
import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { loadChunk } from '../../shared/chunk.ts';
import { JsonLd } from '../../shared/json-ld.tsx';
import { useMessages } from '../../shared/messages.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { HotelGallery } from './hotel-gallery.tsx';
import type { loader } from './hotel-page.server.ts';
import { BoardList, FacilityList, HotelMap, ReviewList, RoomList, UsefulInfo } from './hotel-sections.tsx';
import type { Note } from './hotel-view.ts';
import { ContinueLink, PricePanel } from './price-panel.tsx';
import styles from './hotel.module.css';

const ReviewModal = lazy(() => loadChunk(() => import('./review-modal.tsx')).then((module) => ({ default: module.ReviewModal })));

/** `/sdp/hotelDescription/:accommodationId/:code` (funnel 2.1, readings 6.1 row 3): the hotel, and its price for the dates searched. */
export const HotelPage = () => {
  const { hotel, offer, isFull, isRenewed, search, party, map, jsonLd } = useLoaderData<typeof loader>();
  const t = useMessages();
  const shell = useShop();
  const brand = shell.brand.displayName;
  const [isDetailed, setDetailed] = useState(false);
  // The details are the travel review service's; the holiday review service gives none (platform 2.7).
  const openDetail = hotel.note?.kind === 'stars5' ? () => setDetailed(true) : undefined;
  const sections = [
    { id: 'hotel', label: t('hotel.section.hotel') },
    { id: 'rooms', label: t('hotel.section.rooms') },
    { id: 'boards', label: t('hotel.section.boards') },
    { id: 'reviews', label: t('hotel.section.reviews') },
    { id: 'place', label: t('hotel.section.place') },
    { id: 'info', label: t('hotel.section.info') },
  ];
  return (
    <div className={clsx('container', styles['page'], offer !== undefined && stickyBarSpaceClass)}>
      <PageHead
        title={t('hotel.page.title', { name: hotel.name, place: hotel.place, brand })}
        description={t('hotel.page.description', { name: hotel.name, place: hotel.place, brand })}
        picture={hotel.photos[0]}
      />
      <JsonLd data={[jsonLd]} />
      <p className={styles['top']}>
        {search === undefined ? (
          <ShopLink to="sdpSearch" className={clsx(linkClass('quiet'), styles['back'])}>
            <Icon shape={ArrowLeft} size={18} isDirectional /> {t('hotel.noOffer.search')}
          </ShopLink>
        ) : (
          <ShopLink to="listing" search={search} className={clsx(linkClass('quiet'), styles['back'])}>
            <Icon shape={ArrowLeft} size={18} isDirectional /> {t('hotel.back')}
          </ShopLink>
        )}
      </p>
      {isRenewed && (
        <div className={styles['notice']}>
          <Alert lead={t('hotel.renewed.lead')}>{t('hotel.renewed.text')}</Alert>
        </div>
      )}
      <AreaBoundary area="gallery">
        <HotelGallery name={hotel.name} photos={hotel.photos} />
      </AreaBoundary>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <header className={styles['head']}>
            <p className={styles['category']}>
              <Stars count={hotel.category} label={t('common.stars', { count: hotel.category })} /> {t('hotel.category.local', { count: hotel.category })}
            </p>
            <h1 className="t-1">
              <bdi>{hotel.name}</bdi>
            </h1>
            <p className={styles['placeLine']}>
              <Icon shape={MapPin} size={18} />
              <span>
                {hotel.place} ·{' '}
                <a href="#place" className={linkClass('inText')}>
                  {t('hotel.map.see')}
                </a>
              </span>
            </p>
            {hotel.note !== undefined && (
              <p className={styles['placeLine']}>
                <HotelNote note={hotel.note} onDetail={openDetail} />
                <a href="#reviews" className={linkClass('inText')}>
                  {t('hotel.reviews.read')}
                </a>
              </p>
            )}
          </header>
          <nav aria-label={t('hotel.sections')} className={styles['nav']}>
            <ul className={styles['navList']}>
              {sections.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section id="hotel" className={styles['section']} aria-label={t('hotel.section.hotel')}>
            <AreaBoundary area="facilities">
              <FacilityList groups={hotel.facilities} />
            </AreaBoundary>
            {hotel.intro !== '' && <p className={clsx('t-5', 'prose')}>{hotel.intro}</p>}
            {hotel.paragraphs.map(({ title, text }) => (
              <div key={title} className={styles['paragraph']}>
                <h2 className="t-5">{title}</h2>
                <p className="prose">{text}</p>
              </div>
            ))}
          </section>
          <AreaBoundary area="rooms">
            <RoomList hotel={hotel} offer={offer} />
          </AreaBoundary>
          <AreaBoundary area="boards">
            <BoardList boards={hotel.boards} offer={offer} />
          </AreaBoundary>
          <AreaBoundary area="reviews">
            <ReviewList reviews={hotel.reviews} note={hotel.note} onDetail={openDetail} />
          </AreaBoundary>
          <AreaBoundary area="map">
            <HotelMap map={map} name={hotel.name} place={hotel.place} />
          </AreaBoundary>
          <AreaBoundary area="information">
            <UsefulInfo hotel={hotel} />
          </AreaBoundary>
        </div>
        <AreaBoundary area="price">
          <PricePanel hotel={hotel} offer={offer} isFull={isFull} search={search} party={party} />
        </AreaBoundary>
      </div>
      {isDetailed && (
        <AreaBoundary area="review detail" fallback={null}>
          <Suspense>
            <ReviewModal hotelId={hotel.id} name={hotel.name} onClose={() => setDetailed(false)} />
          </Suspense>
        </AreaBoundary>
      )}
      {offer !== undefined && (
        <StickyBar
          amount={formatMoney(offer.total, offer.currency, shell.shop)}
          note={t('hotel.price.note', { amount: formatMoney(offer.perPerson, offer.currency, shell.shop) })}
          action={<ContinueLink hotel={hotel} offer={offer} />}
        />
      )}
    </div>
  );
};

const HotelNote = ({ note, onDetail }: { readonly note: Note; readonly onDetail: (() => void) | undefined }) => {
  const t = useMessages();
  const { shop } = useShop();
  const value = formatNumber(note.value, shop, 1);
  const count = t('hotel.reviews.count', { count: note.reviews, shown: formatNumber(note.reviews, shop) });
  if (note.kind === 'suns') {
    const share = formatPercent(note.recommendation, shop);
    return (
      <Suns average={note.value} value={`${value} / 6`} recommendation={t('hotel.suns.recommend', { share })} label={t('hotel.suns.label', { value, share })} />
    );
  }
  return <RatingBadge value={value} word={t(`hotel.rating.${note.word}`)} count={count} label={t('hotel.rating.label')} onOpen={onDetail} />;
};
