import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { ROUTES, type RouteEntry } from '../shared/route-table.ts';

const file = (entry: RouteEntry): string => `routes/${entry.module}.${entry.resource === true ? 'ts' : 'tsx'}`;

// The router's own list is made from the typed table, so that links, areas and the frame cannot disagree with it.
// Paths that share a module and a pattern are one route of the router: its list travels with the first page.
const served = new Set<string>();
const shopRoutes = Object.entries(ROUTES).flatMap(([id, entry]: [string, RouteEntry]) => {
  const pattern = entry.servedBy ?? entry.path;
  if (served.has(pattern)) return [];
  served.add(pattern);
  return [pattern === '' ? index(file(entry), { id }) : route(pattern, file(entry), { id })];
});

export default [index('routes/demo-index.tsx'), ...prefix(':shop', [...shopRoutes, route('*', 'routes/unknown-path.tsx')])] satisfies RouteConfig;
