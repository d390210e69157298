import { Button, buttonClass, ButtonContent } from '@escale/ui/button';
import { Icon } from '@escale/ui/icon';
import { clsx } from 'clsx';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../shared/messages.tsx';
import type { Bounds, Ring } from '../../shared/mercator.ts';
import { ShopLink } from '../../shared/shop-link.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { useMapConsent } from './map-consent.ts';
import { MapList } from './map-list.tsx';
import { MapPreview } from './map-preview.tsx';
import { boundsOfView, formatBounds, isWithin, parseBounds, type MapHotel } from './map-view.ts';
import { useMap } from './use-map.ts';
import styles from './map.module.css';

interface HotelsOnMapProps {
  readonly hotels: readonly MapHotel[];
  readonly bounds: Bounds;
  readonly window: Bounds;
  readonly land: readonly Ring[];
  readonly currency: string;
  readonly code: string;
  readonly list: string;
  readonly head: ReactNode;
}

/** How far the sheet of the list is pulled up on small screens. */
const SHEETS = ['peek', 'half', 'full'] as const;
/** The address follows the map when it rests so long, milliseconds. */
const REST = 400;
/** World width in pixels at zoom 0, as addresses of maps count it. */
const TILE = 256;

/** List 40, map 60; on small screens the list is a sheet over the map. Selection goes both ways and lives in the address. */
export const HotelsOnMap = ({ hotels, bounds, window: drawn, land, currency, code, list, head }: HotelsOnMapProps) => {
  const t = useMessages();
  const [query, setQuery] = useSearchParams();
  const given = parseBounds(query.get('bbox'));
  const [area, setArea] = useState(query.get('area') === '1' ? given : undefined);
  const [selected, setSelected] = useState(() => hotels.find(({ id }) => id === query.get('sel'))?.id);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>('half');
  const map = useMap(given ?? bounds, drawn);
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

  const visit = (id: string): void => {
    setVisited((before) => new Set(before).add(id));
  };
  const select = (id: string): void => {
    visit(id);
    setSelected(id);
  };
  const next = SHEETS[(SHEETS.indexOf(sheet) + 1) % SHEETS.length] ?? 'half';
  return (
    <div className={styles['page']}>
      <div className={clsx(styles['side-list'], styles[sheet])}>
        <button
          type="button"
          className={styles['handle']}
          onClick={() => {
            setSheet(next);
          }}
        >
          {t(sheet === 'full' ? 'map.sheet.less' : 'map.sheet.more')}
        </button>
        {head}
        <div className={styles['results']}>
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
                    setSheet('peek');
                    select(id);
                  }
                : undefined
            }
          />
        </div>
      </div>
      <MapCanvas
        map={map}
        land={land}
        window={drawn}
        hotels={shown}
        currency={currency}
        selected={selected}
        visited={visited}
        isStill={!consent.isGiven}
        onSelect={(id) => {
          select(id);
          setSheet('peek');
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
