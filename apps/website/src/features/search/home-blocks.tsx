import { currencyDigits, formatMoney } from '@escale/i18n/format';
import { buttonClass } from '@escale/ui/button';
import { Icon, type IconShape } from '@escale/ui/icon';
import { clsx } from 'clsx';
import BadgeEuro from 'lucide-react/icons/badge-euro';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Check from 'lucide-react/icons/check';
import Phone from 'lucide-react/icons/phone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { AreaBoundary } from '../../shared/area-boundary.tsx';
import { Message, useMessages } from '../../shared/messages.tsx';
import { ShopPicture } from '../../shared/picture.tsx';
import { useShop } from '../../shared/shell.tsx';
import { ShopLink } from '../../shared/shop-link.tsx';
import styles from './home-blocks.module.css';
import type { MosaicItem, ShownBlock } from './search-home.server.ts';

const REASONS: ReadonlyMap<string, IconShape> = new Map<string, IconShape>([
  ['euro', BadgeEuro],
  ['phone', Phone],
  ['calendar', CalendarCheck],
  ['wallet', Wallet],
]);

/** What the partner shows below the search, in the partner's order (platform 2.7). */
export const HomeBlocks = ({ blocks }: { readonly blocks: readonly ShownBlock[] }) =>
  blocks.map((block) => {
    const shown = block.kind === 'mosaic' ? <Mosaic {...block} /> : block.kind === 'inspiration' ? <Inspiration {...block} /> : <Reasons {...block} />;
    return (
      <AreaBoundary key={`${block.kind} ${block.title}`} area={block.kind} fallback={null}>
        {shown}
      </AreaBoundary>
    );
  });

/** The listing of the very trip behind a price; without one, the search with its destination filled in. */
const TripLink = ({
  search,
  code,
  className,
  children,
}: {
  readonly search?: string | undefined;
  readonly code: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) =>
  search === undefined ? (
    <ShopLink to="sdp" search={{ destinationResortCode: code }} className={className}>
      {children}
    </ShopLink>
  ) : (
    <ShopLink to="listing" search={search} className={className}>
      {children}
    </ShopLink>
  );

const Mosaic = ({ title, subtitle, items }: Extract<ShownBlock, { kind: 'mosaic' }>) => (
  <section className={clsx('container', styles['section'])} aria-labelledby="home-mosaic">
    <h2 id="home-mosaic" className="t-1">
      {title}
    </h2>
    {subtitle !== '' && <p className="t-muted">{subtitle}</p>}
    <ul className={styles['mosaic']}>
      {items.map((item, at) => (
        <li key={item.code} className={styles['tile']}>
          <Tile item={item} isLarge={at === 0} />
        </li>
      ))}
    </ul>
  </section>
);

const Tile = ({ item, isLarge }: { readonly item: MosaicItem; readonly isLarge: boolean }) => {
  const { shop } = useShop();
  const { price } = item;
  return (
    <TripLink search={item.search} code={item.code} className={styles['tileLink']}>
      <ShopPicture picture={item.picture} alt="" isCover sizes={isLarge ? '(width < 768px) 240px, 484px' : '(width < 768px) 240px, 358px'} />
      <span className={styles['caption']}>
        <span className="t-3">{item.label}</span>
        {price !== undefined && (
          <span className="t-s">
            <Message
              id="search.mosaic.from"
              values={{
                days: price.nights + 1,
                price: (
                  <bdi key="price" className="t-strong">
                    {formatMoney(price.whole * 10 ** currencyDigits(price.currency), price.currency, shop)}
                  </bdi>
                ),
              }}
            />
          </span>
        )}
      </span>
    </TripLink>
  );
};

const Inspiration = ({ eyebrow, title, text, points, labelCta, picture, code, search }: Extract<ShownBlock, { kind: 'inspiration' }>) => (
  <section className={styles['band']}>
    <div className={clsx('container', styles['inspiration'])}>
      <div className={styles['words']}>
        {eyebrow !== '' && <p className={styles['eyebrow']}>{eyebrow}</p>}
        <h2 className="t-1">{title}</h2>
        <p className="t-muted">{text}</p>
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>
              <Icon shape={Check} size={20} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        <TripLink search={search} code={code} className={buttonClass({ kind: 'primary' })}>
          {labelCta}
        </TripLink>
      </div>
      <div className={styles['picture']}>
        <ShopPicture picture={picture} alt="" isCover sizes="(width < 768px) 100vw, 588px" />
      </div>
    </div>
  </section>
);

const Reasons = ({ title, items }: Extract<ShownBlock, { kind: 'reasons' }>) => {
  const t = useMessages();
  const { brand } = useShop();
  return (
    <section className={clsx('container', styles['section'])} aria-labelledby="home-reasons">
      <h2 id="home-reasons" className={title === '' ? 'visually-hidden' : 't-1'}>
        {title === '' ? t('search.reasons.title', { brand: brand.displayName }) : title}
      </h2>
      <ul className={styles['reasons']}>
        {items.map((item) => (
          <li key={item.title} className={styles['reason']}>
            <span className={styles['reasonIcon']}>
              <Icon shape={REASONS.get(item.icon) ?? ShieldCheck} size={20} />
            </span>
            <div>
              <h3 className="t-4">{item.title}</h3>
              <p className="t-s t-muted">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
