import { formatDay, formatMoney, formatNumber } from '@escale/i18n/format';
import { Disclosure } from '@escale/ui/accordion';
import { Icon, type IconShape } from '@escale/ui/icon';
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
import type { FacilityGroup, HotelView, Note } from './hotel-view.ts';
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

/** Rooms of the hotel; their prices are chosen on the quote page. */
export const RoomList = ({ hotel }: { readonly hotel: HotelView }) => {
  const t = useMessages();
  const { shop } = useShop();
  if (hotel.rooms.length === 0) return null;
  return (
    <section id="rooms" className={styles['section']} aria-labelledby="rooms-title">
      <div>
        <h2 id="rooms-title" className="t-3">
          {t('hotel.section.rooms')}
        </h2>
        <p className="t-s t-muted">{t('hotel.rooms.lead')}</p>
      </div>
      <ul className={styles['rooms']}>
        {hotel.rooms.map((room) => (
          <li key={room.roomCode} className={styles['room']}>
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
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What is served, by board. */
export const BoardList = ({ boards }: { readonly boards: HotelView['boards'] }) => {
  const t = useMessages();
  if (boards.length === 0) return null;
  return (
    <section id="boards" className={styles['section']} aria-labelledby="boards-title">
      <h2 id="boards-title" className="t-3">
        {t('hotel.section.boards')}
      </h2>
      <ul className={styles['boards']}>
        {boards.map((board) => (
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
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What guests wrote, and how reviews are checked. */
export const ReviewList = ({ reviews, note }: { readonly reviews: HotelView['reviews']; readonly note: Note | undefined }) => {
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
