import { formatMoney } from '@escale/i18n/format';
import { IconButton } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../shared/messages.tsx';
import { boundsOfPlaces, pathOfLand, project, widen, type Bounds, type Ring } from '../../shared/mercator.ts';
import { useShop } from '../../shared/shell.tsx';
import { marksOf, type MapHotel, type Mark } from './map-view.ts';
import type { MapControl } from './use-map.ts';
import styles from './map.module.css';

interface MapCanvasProps {
  readonly map: MapControl;
  readonly land: readonly Ring[];
  readonly window: Bounds;
  readonly hotels: readonly MapHotel[];
  readonly currency: string;
  readonly selected: string | undefined;
  readonly visited: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
  /** Shown but not to be used yet: before consent. */
  readonly isStill: boolean;
  readonly children?: ReactNode;
}

const ZOOM = 1.6;
const NOWHERE = { width: 0, height: 0 };

/** The map: the coast, and the prices of the hotels as buttons in the order of the list. */
export const MapCanvas = ({ map, land, window, hotels, currency, selected, visited, onSelect, isStill, children }: MapCanvasProps) => {
  const t = useMessages();
  const { view, size, box, handlers } = map;
  const scale = view?.scale ?? 0;
  const [lon, lat] = [(window.west + window.east) / 2, (window.south + window.north) / 2];
  // Drawn once for each scale around the window's middle; moving only shifts it.
  const path = useMemo(() => (scale === 0 ? '' : pathOfLand(land, { lon, lat, scale }, NOWHERE)), [land, scale, lon, lat]);
  const [x, y] = view === undefined ? [0, 0] : project(view.lon, view.lat);
  const [middleX, middleY] = project(lon, lat);
  const shift = size === undefined ? '' : `translate(${(middleX - x) * scale + size.width / 2} ${(middleY - y) * scale + size.height / 2})`;
  const marks = view === undefined || size === undefined || isStill ? [] : marksOf(hotels, view, size, selected);
  return (
    <div
      ref={box}
      className={clsx(styles['canvas'], isStill && styles['still'])}
      {...(isStill ? {} : handlers)}
      role="region"
      aria-label={t('map.region')}
      tabIndex={isStill ? -1 : 0}
    >
      {size !== undefined && (
        <svg aria-hidden width={size.width} height={size.height} className={styles['drawing']}>
          <g transform={shift}>
            <path d={path} fillRule="evenodd" className={styles['land']} />
          </g>
        </svg>
      )}
      <ul aria-label={t('map.pins')} className={styles['pins']} dir="ltr">
        {marks.map((mark) => (
          <li key={mark.hotels[0]?.id} style={{ transform: `translate(${Math.round(mark.x)}px, ${Math.round(mark.y)}px)` }}>
            <Pin
              mark={mark}
              currency={currency}
              isSelected={mark.hotels[0]?.id === selected}
              isVisited={visited.has(mark.hotels[0]?.id ?? '')}
              onPress={() => {
                const [hotel] = mark.hotels;
                if (mark.hotels.length === 1 && hotel !== undefined) onSelect(hotel.id);
                const bounds = boundsOfPlaces(mark.hotels);
                if (mark.hotels.length > 1 && bounds !== undefined) map.show(widen(bounds, 0.1, 0.004));
              }}
            />
          </li>
        ))}
      </ul>
      {!isStill && (
        <div className={styles['zoom']}>
          <IconButton
            label={t('map.zoom.in')}
            icon={<Icon shape={Plus} size={20} />}
            onClick={() => {
              map.zoom(ZOOM);
            }}
          />
          <IconButton
            label={t('map.zoom.out')}
            icon={<Icon shape={Minus} size={20} />}
            onClick={() => {
              map.zoom(1 / ZOOM);
            }}
          />
        </div>
      )}
      <p className={styles['credit']}>{t('map.credit')}</p>
      {children}
    </div>
  );
};

interface PinProps {
  readonly mark: Mark;
  readonly currency: string;
  readonly isSelected: boolean;
  readonly isVisited: boolean;
  readonly onPress: () => void;
}

const Pin = ({ mark, currency, isSelected, isVisited, onPress }: PinProps) => {
  const t = useMessages();
  const { shop } = useShop();
  const [hotel] = mark.hotels;
  if (hotel === undefined) return null;
  if (mark.hotels.length > 1)
    return (
      <button type="button" className={styles['cluster']} aria-label={t('map.cluster', { count: mark.hotels.length })} onClick={onPress}>
        {mark.hotels.length}
      </button>
    );
  const price = formatMoney(hotel.perPerson, currency, shop);
  return (
    <button
      type="button"
      className={clsx(styles['pin'], isVisited && styles['visited'], isSelected && styles['chosen'])}
      aria-pressed={isSelected}
      aria-label={t(isVisited ? 'map.pin.visited' : 'map.pin', { price, name: hotel.name })}
      onClick={onPress}
    >
      <bdi>{price}</bdi>
    </button>
  );
};
