import type { LoaderFunctionArgs } from 'react-router';
import { landWithin } from '../../shared/land.server.ts';
import { pathOfLand, parseBounds, project, unproject } from '../../shared/mercator.ts';

/** Pixels of the drawing's longer side; a step of the coast is about one. */
const SIDE = 700;
const DAY = 86_400;

/** The land in a window (`box=west,south,east,north`) as a plain shape, to be used as a mask: pages give it their own colour. 400 without a window. */
export const loader = ({ request }: LoaderFunctionArgs): Response => {
  const box = parseBounds(new URL(request.url).searchParams.get('box'));
  if (box === undefined) return new Response(null, { status: 400 });
  const [left, top] = project(box.west, box.north);
  const [right, bottom] = project(box.east, box.south);
  const scale = SIDE / Math.max(right - left, bottom - top);
  const size = { width: Math.round((right - left) * scale), height: Math.round((bottom - top) * scale) };
  const [lon, lat] = unproject((left + right) / 2, (top + bottom) / 2);
  const path = pathOfLand(landWithin(box, Math.max(0.0005, (box.east - box.west) / SIDE)), { lon, lat, scale }, size);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"><path fill-rule="evenodd" d="${path}"/></svg>`, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${30 * DAY}` },
  });
};
