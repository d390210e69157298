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
export const pixelOf = (view: MapView, size: { readonly width: number; readonly height: number }, lon: number, lat: number): readonly [number, number] => {
  const [x, y] = project(lon, lat);
  const [middleX, middleY] = project(view.lon, view.lat);
  return [(x - middleX) * view.scale + size.width / 2, (y - middleY) * view.scale + size.height / 2];
};

/** Land as the data of one SVG path; use the even-odd rule. */
export const pathOfLand = (land: readonly Ring[], view: MapView, size: { readonly width: number; readonly height: number }): string =>
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
