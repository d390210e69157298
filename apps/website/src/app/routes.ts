import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { ROUTES, type RouteEntry } from '../shared/route-table.ts';

const file = (entry: RouteEntry): string => `routes/${entry.module}.${entry.resource === true ? 'ts' : 'tsx'}`;

// The router's own list is made from the typed table, so that links, areas and the frame cannot disagree with it.
const shopRoutes = Object.entries(ROUTES).map(([id, entry]: [string, RouteEntry]) =>
  entry.path === '' ? index(file(entry), { id }) : route(entry.path, file(entry), { id }),
);

export default [index('routes/demo-index.tsx'), ...prefix(':shop', [...shopRoutes, route('*', 'routes/unknown-path.tsx')])] satisfies RouteConfig;
