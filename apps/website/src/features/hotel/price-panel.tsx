import { toMajor } from '@escale/domain/money';
import { formatDateRange, formatMoney, formatPercent } from '@escale/i18n/format';
import { buttonClass, ButtonContent } from '@escale/ui/button';
import { Card } from '@escale/ui/card';
import { FactList } from '@escale/ui/fact-list';
import { Icon } from '@escale/ui/icon';
import { linkClass } from '@escale/ui/link';
import { PriceBlock, PriceUnavailable, type PriceTexts } from '@escale/ui/price-block';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import { useMessages } from '../../shared/messages.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import type { HotelView, OfferView } from './hotel-view.ts';
import styles from './hotel.module.css';

type Offer = OfferView & { readonly code: string };

/** To the quote of this hotel for this search. */
export const ContinueLink = ({ hotel, offer, isFullWidth = false }: { readonly hotel: HotelView; readonly offer: Offer; readonly isFullWidth?: boolean }) => {
  const t = useMessages();
  return (
    <ShopLink
      to="quote"
      search={{ code: offer.code, accommodationId: hotel.id, boardCode: offer.boardCode, price: toMajor(offer.total, offer.currency) }}
      className={buttonClass({ kind: 'cta', size: 'lg', isFullWidth })}
    >
      <ButtonContent>{t('hotel.continue')}</ButtonContent>
    </ShopLink>
  );
};

const usePriceTexts = (offer: Offer | undefined): PriceTexts | undefined => {
  const t = useMessages();
  const { shop } = useShop();
  if (offer === undefined) return undefined;
  const money = (minor: number): string => formatMoney(minor, offer.currency, shop);
  const [amount, total] = [money(offer.perPerson), money(offer.total)];
  const { reduction } = offer;
  const struck = reduction === undefined ? '' : money(reduction.lowest);
  return {
    amount,
    unit: t('hotel.price.unit', { nights: offer.nights }),
    total: { amount: total, label: t('common.total') },
    taxes: t('common.taxes.included'),
    reduction:
      reduction === undefined
        ? undefined
        : {
            percentage: formatPercent(-reduction.percent, shop),
            struckPrice: struck,
            proof: t('hotel.price.proof', { price: struck }),
            sentence: t('hotel.price.sentence.reduced', { amount, total, struck }),
          },
  };
};

interface PricePanelProps {
  readonly hotel: HotelView;
  readonly offer: Offer | undefined;
  readonly isFull: boolean;
  readonly search: string | undefined;
  readonly party: { readonly travellers: number; readonly rooms: number } | undefined;
}

/** The price for the dates searched and the way on; or why there is none and what to do. */
export const PricePanel = ({ hotel, offer, isFull, search, party }: PricePanelProps) => {
  const t = useMessages();
  const { shop, phone } = useShop();
  const price = usePriceTexts(offer);
  const board = hotel.boards.find(({ boardCode }) => boardCode === offer?.boardCode)?.label;
  const dates = offer === undefined ? '' : formatDateRange(offer.departureDate, offer.endDate, shop);
  return (
    <aside className={styles['rail']} aria-label={t('hotel.price.panel')}>
      <Card padding="l" isSticky>
        {offer !== undefined && price !== undefined ? (
          <div className={styles['panel']}>
            <PriceBlock price={price} align="start" />
            <hr className={styles['rule']} />
            <FactList
              facts={[
                { id: 'stay', shape: CalendarDays, text: t('hotel.stay', { dates, nights: t('common.nights', { count: offer.nights }) }) },
                ...(party === undefined
                  ? []
                  : [
                      {
                        id: 'party',
                        shape: Users,
                        text: t('hotel.party', {
                          travellers: t('common.travellers', { count: party.travellers }),
                          rooms: t('common.rooms', { count: party.rooms }),
                        }),
                      },
                    ]),
                ...(board === undefined ? [] : [{ id: 'board', shape: Utensils, text: board }]),
              ]}
            />
            {search !== undefined && (
              <ShopLink to="sdpSearch" search={search} className={linkClass()}>
                {t('hotel.modify')}
              </ShopLink>
            )}
            <div className={styles['wide']}>
              <hr className={styles['rule']} />
              <ContinueLink hotel={hotel} offer={offer} isFullWidth />
            </div>
          </div>
        ) : (
          <div className={styles['panel']}>
            <PriceUnavailable title={t('hotel.noOffer.title')} text={t(isFull ? 'hotel.noOffer.full' : 'hotel.noOffer.none')} align="start" />
            {search === undefined ? (
              <ShopLink to="sdpSearch" className={buttonClass({ kind: 'cta', isFullWidth: true })}>
                <ButtonContent>{t('hotel.noOffer.search')}</ButtonContent>
              </ShopLink>
            ) : (
              <>
                <ShopLink to="sdpSearch" search={search} className={buttonClass({ kind: 'cta', isFullWidth: true })}>
                  <ButtonContent>{t('hotel.modify')}</ButtonContent>
                </ShopLink>
                <ShopLink to="listing" search={search} className={linkClass()}>
                  {t('hotel.noOffer.others')}
                </ShopLink>
              </>
            )}
          </div>
        )}
      </Card>
      <Card padding="m">
        <p className={styles['phone']}>
          <Icon shape={Phone} size={22} />
          <span>
            <a href={`tel:${phone.dial}`} className={linkClass('quiet')}>
              <bdi>{phone.display}</bdi>
            </a>
            <span className="t-s t-muted">
              {phone.hours}, {phone.price}
            </span>
          </span>
        </p>
      </Card>
    </aside>
  );
};
