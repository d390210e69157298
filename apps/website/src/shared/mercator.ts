/** A window of the world in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
/** Points of a closed line: longitude, latitude. */
export type Ring = readonly (readonly [number, number])[];

/** Farthest latitude of the projection. */
const EDGE = 85;

/** Place on the unit square of the Mercator projection: x eastwards, y southwards, 0 to 1. */
export const project = (lon: number, lat: number): readonly [number, number] => {
  const sine = Math.sin((Math.max(-EDGE, Math.min(EDGE, lat)) * Math.PI) / 180);
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
};

/** The way back from `project`, in degrees. */
export const unproject = (x: number, y: number): readonly [number, number] => [(x - 0.5) * 360, (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI];

/** What a map shows: its middle in degrees and the width of the whole world in pixels. */
export interface MapView {
  readonly lon: number;
  readonly lat: number;
  readonly scale: number;
}

/** Pixel of a place on a map of the given size. */
export const pixelOf = (view: MapView, size: Size, lon: number, lat: number): readonly [number, number] => {
  const [x, y] = project(lon, lat);
  const [middleX, middleY] = project(view.lon, view.lat);
  return [(x - middleX) * view.scale + size.width / 2, (y - middleY) * view.scale + size.height / 2];
};

/** Land as the data of one SVG path; use the even-odd rule. */
export const pathOfLand = (land: readonly Ring[], view: MapView, size: Size): string =>
  land
    .map(
      (ring) =>
        `M${ring
          .map(([lon, lat]) =>
            pixelOf(view, size, lon, lat)
              .map((value) => Math.round(value * 10) / 10)
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join('');

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Scales of the map, world width in pixels: a continent to a town. */
const SCALES = { least: 2_000, most: 4_000_000 };
/** A fitted map goes no nearer: the prices of one resort stand apart, and one hotel keeps its surroundings. */
const NEAREST_FIT = 2_400_000;
export const boundScale = (scale: number): number => Math.min(SCALES.most, Math.max(SCALES.least, scale));

/** The view that shows a window in a box, with a margin of pixels around. */
export const fitView = (bounds: Bounds, size: Size, margin: number): MapView => {
  const [left, top] = project(bounds.west, bounds.north);
  const [right, bottom] = project(bounds.east, bounds.south);
  const across = Math.max(40, size.width - 2 * margin) / Math.max(right - left, 1e-5);
  const down = Math.max(40, size.height - 2 * margin) / Math.max(bottom - top, 1e-5);
  const [lon, lat] = unproject((left + right) / 2, (top + bottom) / 2);
  return { lon, lat, scale: boundScale(Math.min(across, down, NEAREST_FIT)) };
};

/** The window a view shows. */
export const boundsOfView = (view: MapView, size: Size): Bounds => {
  const [x, y] = project(view.lon, view.lat);
  const [west, north] = unproject(x - size.width / 2 / view.scale, y - size.height / 2 / view.scale);
  const [east, south] = unproject(x + size.width / 2 / view.scale, y + size.height / 2 / view.scale);
  return { west, south, east, north };
};

/** The window all places lie in; undefined without places. */
export const boundsOfPlaces = (places: readonly { readonly lat: number; readonly lon: number }[]): Bounds | undefined => {
  if (places.length === 0) return undefined;
  const lons = places.map(({ lon }) => lon);
  const lats = places.map(({ lat }) => lat);
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) };
};

/** The window widened on every side: by a share of itself, and at least by so many degrees. */
export const widen = ({ west, south, east, north }: Bounds, share: number, least: number): Bounds => {
  const x = Math.max(least, (east - west) * share);
  const y = Math.max(least, (north - south) * share);
  return { west: west - x, east: east + x, south: Math.max(-84, south - y), north: Math.min(84, north + y) };
};

/** `west,south,east,north` of an address; undefined when it is no window. */
export const parseBounds = (text: string | null): Bounds | undefined => {
  const [west, south, east, north, ...rest] = (text ?? '').split(',').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (west === undefined || south === undefined || east === undefined || north === undefined || rest.length > 0) return undefined;
  const isWindow = west < east && south < north && west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isWindow ? { west, south, east, north } : undefined;
};
/** A window as `parseBounds` reads it, to about ten metres. */
export const formatBounds = ({ west, south, east, north }: Bounds): string => [west, south, east, north].map((value) => Number(value.toFixed(4))).join(',');
