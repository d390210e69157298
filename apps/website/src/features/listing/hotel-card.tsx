import { minorPerMajor, toMajor } from '@escale/domain/money';
import { formatScore, ratingWord } from '@escale/domain/rating';
import { formatMoney, formatNumber, formatPercent } from '@escale/i18n/format';
import { buttonClass } from '@escale/ui/button';
import { Card, cardControlClass, cardLinkClass, cardPictureClass } from '@escale/ui/card';
import { Carousel } from '@escale/ui/carousel';
import { Icon } from '@escale/ui/icon';
import { PriceBlock, type ProvenReduction } from '@escale/ui/price-block';
import { RatingBadge, Suns } from '@escale/ui/rating';
import { Tag } from '@escale/ui/tag';
import { clsx } from 'clsx';
import Zap from 'lucide-react/icons/zap';
import { track } from '../../shared/analytics.ts';
import { useMessages } from '../../shared/messages.tsx';
import { pictureSources } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import { CardFacts, CardStars } from './card-icons.tsx';
import styles from './hotel-card.module.css';
import type { CardView } from './listing-view.ts';

interface HotelCardProps {
  readonly card: CardView;
  /** Code of the search the price stands in. */
  readonly code: string;
  readonly currency: string;
  /** Query of the search, for the description page to price again when the code has expired. */
  readonly query: string;
  readonly isFirst: boolean;
}

const SIZES = '(min-width: 768px) 312px, 100vw';
/** A card is never wider than the second of the three files. */
const CARD_WIDTHS = 2;

/** A result (look section 9 "Hotel card"): row, medium or stack after its own width; the name is the link of the whole card. */
export const HotelCard = ({ card, code, currency, query, isFirst }: HotelCardProps) => {
  const t = useMessages();
  const { direction, prefix } = useShop();
  const { name } = card;
  return (
    <Card as="article" isLink>
      <div className={styles['grid']}>
        <div className={clsx(styles['picture'], cardPictureClass, cardControlClass)}>
          <Carousel
            pictures={card.pictures.map((picture) => ({
              sources: pictureSources(picture, 'wide', prefix).slice(0, CARD_WIDTHS),
              width: 3,
              height: 2,
              alt: t('listing.card.photo', { name }),
            }))}
            label={t('listing.card.photos', { name })}
            labels={{ previous: t('listing.card.photo.previous', { name }), next: t('listing.card.photo.next', { name }) }}
            positionText={(position, count) => t('listing.card.photo.position', { position, count })}
            isRtl={direction === 'rtl'}
            sizes={SIZES}
            isFirst={isFirst}
            onFail={(picture) => track({ name: 'image_not_loaded', data: { picture } })}
          >
            {card.isFlash === true && (
              <span className={styles['flash']}>
                <Tag kind="deal" icon={<Icon shape={Zap} size={14} />}>
                  {t('listing.card.flash')}
                </Tag>
              </span>
            )}
          </Carousel>
        </div>
        <div className={styles['facts']}>
          <p className={styles['place']}>
            {card.stars > 0 && <CardStars count={card.stars} label={t('common.stars', { count: card.stars })} />}
            <span>{card.place}</span>
          </p>
          <h3 className="t-4">
            <ShopLink to="hotelDescription" params={{ accommodationId: card.id, code }} search={query} className={clsx(cardLinkClass, styles['name'])}>
              <bdi>{name}</bdi>
            </ShopLink>
          </h3>
          <Rating rating={card.rating} />
          <CardFacts {...useFacts(card)} />
          {card.unitsLeft !== undefined && <p className={styles['units']}>{t('listing.card.units', { count: card.unitsLeft })}</p>}
        </div>
        <div className={styles['price']}>
          <PriceBlock price={usePriceTexts(card, currency)} />
          <ShopLink
            to="quote"
            search={{ code, accommodationId: card.id, boardCode: card.boardCode, price: toMajor(card.total, currency) }}
            className={clsx(buttonClass({ kind: 'cta' }), cardControlClass, styles['choose'])}
            aria-label={t('listing.card.choose.hotel', { name })}
          >
            {t('listing.card.choose')}
          </ShopLink>
        </div>
      </div>
    </Card>
  );
};

const useFacts = ({ room, board, flight, hasBag }: CardView) => {
  const t = useMessages();
  return { room, board, flight: t('listing.card.flight', flight), bag: t(hasBag === true ? 'listing.card.bag' : 'listing.card.nobag') };
};

/** The price of a card with everything that must stand beside it (readings 8). */
const usePriceTexts = ({ perPerson, total, lowest, base, supplements = [] }: CardView, currency: string) => {
  const t = useMessages();
  const { shop } = useShop();
  const money = (minor: number): string => formatMoney(minor, currency, shop);
  const price = money(perPerson);
  const before = lowest === undefined ? undefined : money(lowest);
  // Rounded down: a reduction is never said to be greater than it is.
  const percent = lowest === undefined ? 0 : Math.floor(((lowest - perPerson) * 100) / lowest);
  const reduction: ProvenReduction | undefined =
    before === undefined || percent < 1
      ? undefined
      : {
          percentage: t('listing.price.reduction', { percent: formatPercent(percent, shop) }),
          struckPrice: before,
          proof: t('listing.price.proof', { price: before }),
          sentence: t('listing.price.sentence.reduced', { price, before, total: money(total) }),
        };
  return {
    amount: price,
    unit: t('common.per.person'),
    total: { amount: formatMoney(total, currency, shop, { fraction: total % minorPerMajor(currency) === 0 ? 'auto' : 'always' }), label: t('common.total') },
    taxes: t('common.taxes.included'),
    supplements: [
      ...(base === undefined ? [] : [t('listing.price.base', { label: base.label, amount: money(base.amount) })]),
      ...supplements.map(({ label, amount }) => t(`listing.supplement.${label}`, { amount: formatMoney(amount, currency, shop, { sign: 'always' }) })),
    ],
    reduction,
  };
};

const Rating = ({ rating }: { readonly rating: CardView['rating'] | undefined }) => {
  const t = useMessages();
  const { shop } = useShop();
  if (rating === undefined) return null;
  const decimalMark = formatNumber(0.5, shop, 1).includes(',') ? ',' : '.';
  const value = rating.recommendation === undefined ? formatScore(rating.value, decimalMark) : formatNumber(rating.value, shop, 1);
  const count = t('listing.rating.reviews', { count: rating.count });
  if (rating.recommendation === undefined) {
    return <RatingBadge value={value} word={t(`listing.rating.${ratingWord(rating.value)}`)} count={count} label={t('listing.rating.label')} />;
  }
  const percent = formatPercent(rating.recommendation, shop);
  return (
    <Suns
      average={rating.value}
      value={`${value} / 6`}
      recommendation={t('listing.rating.recommend', { percent })}
      label={t('listing.rating.suns', { value, percent })}
    />
  );
};
