import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Bounds, Ring } from './mercator.ts';

interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: { readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[] } };
}

interface Shape {
  readonly bounds: Bounds;
  readonly rings: readonly Ring[];
}

const boundsOf = (ring: Ring): Bounds => {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon, lat] of ring) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
};

const readShapes = (): readonly Shape[] => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology; // `as`: the package's own file, in the format it documents
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): readonly [number, number] => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const ringOf = (indexes: readonly number[]): Ring =>
    indexes.flatMap((index, at) => {
      const points = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
      return at === 0 ? points : points.slice(1);
    });
  return topology.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map((polygon) => {
      const rings = polygon.map(ringOf);
      return { bounds: boundsOf(rings[0] ?? []), rings };
    }),
  );
};

let shapes: readonly Shape[] | undefined;

type Point = readonly [number, number];

/** One side of the clipping window: what is inside, and where an edge crosses it. */
const sidesOf = ({ west, south, east, north }: Bounds): readonly { inside: (point: Point) => boolean; cross: (a: Point, b: Point) => Point }[] => {
  const atLon =
    (lon: number) =>
    (a: Point, b: Point): Point => [lon, a[1] + ((lon - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
  const atLat =
    (lat: number) =>
    (a: Point, b: Point): Point => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat];
  return [
    { inside: ([lon]) => lon >= west, cross: atLon(west) },
    { inside: ([lon]) => lon <= east, cross: atLon(east) },
    { inside: ([, lat]) => lat >= south, cross: atLat(south) },
    { inside: ([, lat]) => lat <= north, cross: atLat(north) },
  ];
};

/** The part of a ring inside a window (Sutherland–Hodgman). */
const clipRing = (ring: Ring, window: Bounds): Ring => {
  let points: Ring = ring;
  for (const { inside, cross } of sidesOf(window)) {
    const kept: Point[] = [];
    let previous = points.at(-1);
    for (const point of points) {
      if (previous !== undefined && inside(point) !== inside(previous)) kept.push(cross(previous, point));
      if (inside(point)) kept.push(point);
      previous = point;
    }
    points = kept;
  }
  return points;
};

/**
 * The land inside a window of longitudes and latitudes, as rings in degrees with steps of about `detail` degrees: all a map needs that asks
 * no provider. Holes follow their outer ring, for the even-odd rule.
 */
export const landWithin = (window: Bounds, detail = 0.002): readonly Ring[] => {
  shapes ??= readShapes();
  const step = (value: number): number => Math.round(value / detail) * detail;
  const tidy = (ring: Ring): Ring => {
    const kept: Point[] = [];
    for (const [lon, lat] of ring) {
      const point: Point = [Number(step(lon).toFixed(4)), Number(step(lat).toFixed(4))];
      const last = kept.at(-1);
      if (last === undefined || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
    }
    return kept;
  };
  return shapes
    .filter(({ bounds }) => bounds.west <= window.east && bounds.east >= window.west && bounds.south <= window.north && bounds.north >= window.south)
    .flatMap(({ rings }) => rings.map((ring) => tidy(clipRing(ring, window))).filter((ring) => ring.length > 3));
};
