import { formatDateRange, formatDay, formatMoney, formatNumber } from '@escale/i18n/format';
import { Disclosure } from '@escale/ui/accordion';
import { Button, buttonClass } from '@escale/ui/button';
import { Icon, type IconShape } from '@escale/ui/icon';
import { clsx } from 'clsx';
import Accessibility from 'lucide-react/icons/accessibility';
import BedDouble from 'lucide-react/icons/bed-double';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import Ruler from 'lucide-react/icons/ruler';
import Sparkles from 'lucide-react/icons/sparkles';
import Umbrella from 'lucide-react/icons/umbrella';
import Utensils from 'lucide-react/icons/utensils';
import Waves from 'lucide-react/icons/waves';
import { useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { FacilityGroup, HotelView, Note, OfferView } from './hotel-view.ts';
import styles from './hotel.module.css';

const SHAPES: Readonly<Record<FacilityGroup, IconShape>> = {
  WELLNESS: Waves,
  FOOD: Utensils,
  LEISURE: Umbrella,
  SERVICES: ConciergeBell,
  ACCESSIBILITY: Accessibility,
  OTHER: Sparkles,
};

/** Facilities by group, in the sunken box of the highlights. */
export const FacilityList = ({ groups }: { readonly groups: HotelView['facilities'] }) => {
  const t = useMessages();
  if (groups.length === 0) return null;
  return (
    <div className={styles['facilities']}>
      <h2 className="visually-hidden">{t('hotel.facilities')}</h2>
      <ul className={styles['groups']}>
        {groups.map(({ group, items }) => (
          <li key={group} className={styles['group']}>
            <Icon shape={SHAPES[group]} size={22} />
            <div>
              <p className="t-strong">{t(`hotel.facility.group.${group}`)}</p>
              <ul className={styles['items']}>
                {items.map((code) => (
                  <li key={code}>{t(`hotel.facility.${code}`)}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};

type Offer = OfferView & { readonly code: string };

/** Rooms below this number are said to be few. */
const FEW_LEFT = 4;

/** Rooms of the hotel: with a search behind the page those that are free for it and what each costs more, else all there are. */
export const RoomList = ({ hotel, offer }: { readonly hotel: HotelView; readonly offer: Offer | undefined }) => {
  const t = useMessages();
  const { shop } = useShop();
  const priced = offer === undefined || offer.rooms.length === 0 ? undefined : offer;
  const rooms = priced?.rooms ?? hotel.rooms.map((room) => ({ ...room, code: room.roomCode, difference: undefined, unitsLeft: undefined }));
  if (rooms.length === 0) return null;
  return (
    <section id="rooms" className={styles['section']} aria-labelledby="rooms-title">
      <div>
        <h2 id="rooms-title" className="t-3">
          {t('hotel.section.rooms')}
        </h2>
        <p className="t-s t-muted">
          {priced === undefined ? t('hotel.rooms.lead') : t('hotel.rooms.lead.dates', { dates: formatDateRange(priced.departureDate, priced.endDate, shop) })}
        </p>
      </div>
      <ul className={styles['rooms']}>
        {rooms.map((room) => (
          <li key={room.code} className={clsx(styles['room'], priced !== undefined && styles['priced'])}>
            <div className={styles['roomPicture']}>{room.photo !== '' && <ShopPicture picture={room.photo} alt="" sizes="240px" isCover />}</div>
            <div className={styles['roomText']}>
              <h3 className="t-5">{room.label}</h3>
              {room.description !== '' && <p className="t-s t-muted">{room.description}</p>}
              <ul className={styles['roomFacts']}>
                {room.size > 0 && (
                  <li>
                    <Icon shape={Ruler} size={16} /> {t('hotel.room.size', { size: formatNumber(room.size, shop) })}
                  </li>
                )}
                {room.bed !== '' && (
                  <li>
                    <Icon shape={BedDouble} size={16} /> {room.bed}
                  </li>
                )}
              </ul>
              {room.unitsLeft !== undefined && room.unitsLeft < FEW_LEFT && <p className={styles['few']}>{t('hotel.room.left', { count: room.unitsLeft })}</p>}
            </div>
            {priced !== undefined && (
              <div className={styles['roomPrice']}>
                <p>
                  <Difference amount={room.difference} currency={priced.currency} />
                </p>
                <ShopLink
                  to="quote"
                  search={{ code: priced.code, accommodationId: hotel.id, boardCode: priced.boardCode, room: room.code }}
                  className={buttonClass({ kind: 'secondary' })}
                  aria-label={t('hotel.room.choose.name', { name: room.label })}
                >
                  {t('hotel.room.choose')}
                </ShopLink>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What a choice costs more for each person, or that it is in the price. */
const Difference = ({ amount, currency }: { readonly amount: number | undefined; readonly currency: string }) => {
  const t = useMessages();
  const { shop } = useShop();
  if (amount === undefined || amount === 0)
    return (
      <>
        <span className="price-s">{t('common.included')}</span> <span className="t-s t-muted">{t('hotel.room.included')}</span>
      </>
    );
  return (
    <>
      <bdi className="price-s">{formatMoney(amount, currency, shop, { sign: 'always' })}</bdi> <span className="t-s t-muted">{t('common.per.person')}</span>
    </>
  );
};

/** What is served, by board. */
export const BoardList = ({ boards, offer }: { readonly boards: HotelView['boards']; readonly offer: Offer | undefined }) => {
  const t = useMessages();
  const differenceOf = (code: string): number | undefined => (code === offer?.boardCode ? 0 : offer?.boards[code]);
  if (boards.length === 0) return null;
  return (
    <section id="boards" className={styles['section']} aria-labelledby="boards-title">
      <h2 id="boards-title" className="t-3">
        {t('hotel.section.boards')}
      </h2>
      <ul className={styles['boards']}>
        {boards.map((board) => {
          const difference = differenceOf(board.boardCode);
          return (
            <li key={board.boardCode} className={styles['board']}>
              <Icon shape={Utensils} size={20} />
              <div>
                <h3 className="t-strong">{board.label}</h3>
                {board.paragraphs.map((text) => (
                  <p key={text} className="t-s t-muted">
                    {text}
                  </p>
                ))}
              </div>
              {offer !== undefined && difference !== undefined && (
                <p className={styles['boardPrice']}>
                  <Difference amount={difference} currency={offer.currency} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What guests wrote, and how reviews are checked. */
export const ReviewList = ({
  reviews,
  note,
  onDetail,
}: {
  readonly reviews: HotelView['reviews'];
  readonly note: Note | undefined;
  /** Opens the details of the note; only where there are some. */
  readonly onDetail: (() => void) | undefined;
}) => {
  const t = useMessages();
  const { shop, brand } = useShop();
  return (
    <section id="reviews" className={styles['section']} aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title" className="t-3">
          {t('hotel.section.reviews')}
        </h2>
        {note !== undefined && <p className="t-s t-muted">{t('hotel.reviews.checked', { brand: brand.displayName })}</p>}
      </div>
      {reviews.length === 0 ? (
        <p className="t-muted">{t('hotel.reviews.none')}</p>
      ) : (
        <ul className={styles['reviews']}>
          {reviews.map((review) => (
            <li key={`${review.author} ${review.date}`} className={styles['review']}>
              <p className="t-s t-strong">{t('hotel.review.rating', { value: formatNumber(review.rating, shop, review.rating % 1 === 0 ? 0 : 1) })}</p>
              <h3 className="t-5">{review.title}</h3>
              <p className="prose">{review.text}</p>
              <p className="t-s t-muted" suppressHydrationWarning>
                {t('hotel.review.by', { author: review.author, date: formatDay(review.date, shop, 'medium') })}
              </p>
            </li>
          ))}
        </ul>
      )}
      {onDetail !== undefined && (
        <p>
          <Button kind="secondary" aria-haspopup="dialog" onClick={onDetail}>
            {t('hotel.reviews.detail.open')}
          </Button>
        </p>
      )}
    </section>
  );
};

interface DrawnMap {
  readonly width: number;
  readonly height: number;
  readonly land: string;
  readonly pin: readonly [number, number];
}

/** Where the hotel lies: our own drawing of the coast, no provider asked. */
export const HotelMap = ({ map, name, place }: { readonly map: DrawnMap; readonly name: string; readonly place: string }) => {
  const t = useMessages();
  return (
    <section id="place" className={styles['section']} aria-labelledby="place-title">
      <h2 id="place-title" className="t-3">
        {t('hotel.section.place')}
      </h2>
      <figure className={styles['map']}>
        <svg
          role="img"
          aria-label={t('hotel.map.label', { name, place })}
          viewBox={`0 0 ${map.width} ${map.height}`}
          preserveAspectRatio="xMidYMid slice"
          className={styles['drawing']}
        >
          <path d={map.land} fillRule="evenodd" className={styles['land']} />
          <circle cx={map.pin[0]} cy={map.pin[1]} r={22} className={styles['halo']} />
          <circle cx={map.pin[0]} cy={map.pin[1]} r={12} className={styles['pin']} />
        </svg>
        <figcaption className={styles['mapFoot']}>
          <span className="t-s t-strong">{place}</span>
          <span className="t-xs t-muted">{t('hotel.map.credit')}</span>
        </figcaption>
      </figure>
    </section>
  );
};

/** What to know before going, in rows that open. */
export const UsefulInfo = ({ hotel }: { readonly hotel: HotelView }) => {
  const t = useMessages();
  const { shop, phone, currency } = useShop();
  return (
    <section id="info" className={styles['section']} aria-labelledby="info-title">
      <h2 id="info-title" className="t-3">
        {t('hotel.section.info')}
      </h2>
      <div>
        <Disclosure title={t('hotel.info.included')}>
          <p className="prose">{t('hotel.info.included.text')}</p>
          {hotel.localTax !== undefined && hotel.localTax > 0 && (
            <p className="prose">{t('hotel.info.tax', { amount: formatMoney(hotel.localTax, currency, shop) })}</p>
          )}
        </Disclosure>
        {hotel.goodToKnow.length > 0 && (
          <Disclosure title={t('hotel.info.goodToKnow')}>
            {hotel.goodToKnow.map((text) => (
              <p key={text} className="prose">
                {text}
              </p>
            ))}
          </Disclosure>
        )}
        <Disclosure title={t('hotel.info.accessibility')} isOpen>
          {hotel.accessibility.length === 0 ? (
            <p className="prose">{t('hotel.info.accessibility.none', { phone: phone.display })}</p>
          ) : (
            hotel.accessibility.map((text) => (
              <p key={text} className="prose">
                {text}
              </p>
            ))
          )}
        </Disclosure>
        {hotel.registration !== undefined && (
          <Disclosure title={t('hotel.info.legal')}>
            <p className="prose">{t('hotel.info.registration', { number: hotel.registration })}</p>
          </Disclosure>
        )}
      </div>
    </section>
  );
};
