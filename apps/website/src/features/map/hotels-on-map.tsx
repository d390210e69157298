import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import { boundsOfView, formatBounds, parseBounds, type Bounds, type Ring } from '../../shared/mercator.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { useMapConsent } from './map-consent.ts';
import { MapList } from './map-list.tsx';
import { MapPreview } from './map-preview.tsx';
import { holds, isWithin, type MapHotel } from './map-view.ts';
import { useMap } from './use-map.ts';
import { useSheet } from './use-sheet.ts';
import styles from './map.module.css';

interface HotelsOnMapProps {
  readonly hotels: readonly MapHotel[];
  readonly bounds: Bounds;
  readonly window: Bounds;
  readonly land: readonly Ring[];
  readonly currency: string;
  readonly code: string;
  readonly list: string;
  /** Another choice of hotels is on its way. */
  readonly isPending: boolean;
  readonly head: ReactNode;
  readonly order: ReactNode;
}

/** The address follows the map when it rests so long, milliseconds. */
const REST = 400;
/** World width in pixels at zoom 0, as addresses of maps count it. */
const TILE = 256;

/** List 40, map 60; on small screens the list is a sheet over the map. Selection goes both ways and lives in the address. */
export const HotelsOnMap = ({ hotels, bounds, window, land, currency, code, list, isPending, head, order }: HotelsOnMapProps) => {
  const t = useMessages();
  const [query, setQuery] = useSearchParams();
  const given = parseBounds(query.get('bbox'));
  const [area, setArea] = useState(query.get('area') === '1' ? given : undefined);
  const [selected, setSelected] = useState(() => hotels.find(({ id }) => id === query.get('sel'))?.id);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const { sheet, level, setLevel, handlers } = useSheet('half');
  // Fewer hotels need less of the coast: what is drawn already stays, so that nothing is cut off under the visitor.
  const [drawn, setDrawn] = useState({ window, land });
  if (!holds(drawn.window, window)) setDrawn({ window, land });
  const map = useMap(given ?? bounds, drawn.window);
  const consent = useMapConsent();
  const shown = area === undefined ? hotels : hotels.filter((hotel) => isWithin(hotel, area));
  const chosen = hotels.find(({ id }) => id === selected);
  const { view, size, hasMoved } = map;

  useEffect(() => {
    if (
      view === undefined ||
      size === undefined ||
      (!hasMoved && selected === undefined && query.get('sel') === null && area === undefined && query.get('area') === null)
    )
      return undefined;
    const timer = setTimeout(() => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          const put = (name: string, value: string | undefined): void => {
            if (value === undefined) next.delete(name);
            else next.set(name, value);
          };
          put('bbox', formatBounds(area ?? boundsOfView(view, size)));
          put('zoom', Math.log2(view.scale / TILE).toFixed(1));
          put('sel', selected);
          put('area', area === undefined ? undefined : '1');
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, REST);
    return () => {
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows the map, never the other way
  }, [view, size, hasMoved, selected, area]);

  // Other filters, other hotels: a map nobody has moved shows them all.
  const boundsKey = formatBounds(bounds);
  const shownBounds = useRef(boundsKey);
  useEffect(() => {
    if (shownBounds.current === boundsKey) return;
    shownBounds.current = boundsKey;
    if (!hasMoved && area === undefined) map.show(bounds);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new bounds show anew
  }, [boundsKey]);

  const visit = (id: string): void => {
    setVisited((before) => new Set(before).add(id));
  };
  const select = (id: string): void => {
    visit(id);
    setSelected(id);
  };
  return (
    <div className={styles['page']}>
      <div ref={sheet} className={clsx(styles['side-list'], styles[level])}>
        <button type="button" className={styles['handle']} {...handlers}>
          {t(level === 'full' ? 'map.sheet.less' : 'map.sheet.more')}
        </button>
        {head}
        <div className={styles['results']} aria-busy={isPending || undefined}>
          <div className={styles['countLine']}>
            <p className={styles['counts']} role="status">
              <strong>{t('map.count', { count: shown.length })}</strong>
              {area === undefined ? null : (
                <>
                  {' '}
                  <span>{t('map.count.area', { total: hotels.length })}</span>{' '}
                  <Button
                    kind="text"
                    size="sm"
                    onClick={() => {
                      setArea(undefined);
                      map.show(bounds);
                      map.settle();
                    }}
                  >
                    {t('map.area.clear')}
                  </Button>
                </>
              )}
            </p>
            {order}
          </div>
          {shown.length === 0 ? <p className={styles['counts']}>{t('map.area.none')}</p> : null}
          <MapList
            hotels={shown}
            currency={currency}
            code={code}
            list={list}
            selected={selected}
            onOpen={visit}
            onShow={
              consent.isGiven
                ? (id) => {
                    const hotel = hotels.find((each) => each.id === id);
                    if (hotel !== undefined) map.centre(hotel);
                    setLevel('peek');
                    select(id);
                  }
                : undefined
            }
          />
        </div>
      </div>
      <MapCanvas
        map={map}
        land={drawn.land}
        window={drawn.window}
        hotels={shown}
        currency={currency}
        selected={selected}
        visited={visited}
        isStill={!consent.isGiven}
        onSelect={(id) => {
          select(id);
          setLevel('peek');
          document.querySelector(`#hotel-${CSS.escape(id)}`)?.scrollIntoView({ block: 'nearest' });
        }}
      >
        {consent.isGiven ? (
          <>
            {hasMoved && view !== undefined && size !== undefined && (
              <p className={styles['again']}>
                <Button
                  kind="secondary"
                  size="sm"
                  icon={<Icon shape={RotateCw} size={16} />}
                  onClick={() => {
                    setArea(boundsOfView(view, size));
                    map.settle();
                  }}
                >
                  {t('map.search.area')}
                </Button>
              </p>
            )}
            {chosen !== undefined && (
              <MapPreview
                hotel={chosen}
                currency={currency}
                code={code}
                onClose={() => {
                  setSelected(undefined);
                }}
              />
            )}
          </>
        ) : (
          <div className={styles['consent']}>
            <h2 className="t-4">{t('map.consent.title')}</h2>
            <p>{t('map.consent.text')}</p>
            <div className={styles['choices']}>
              <ShopLink to="listing" search={list} className={buttonClass({ kind: 'secondary' })}>
                <ButtonContent>{t('map.consent.stay')}</ButtonContent>
              </ShopLink>
              <Button kind="secondary" onClick={consent.give}>
                {t('map.consent.show')}
              </Button>
            </div>
          </div>
        )}
      </MapCanvas>
    </div>
  );
};
