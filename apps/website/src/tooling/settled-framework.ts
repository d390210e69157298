import type { Plugin } from 'vite';

interface Settled {
  /** The library's file, under `node_modules/`. */
  readonly file: string;
  /** The question as the library writes it. */
  readonly asks: string;
  /** What it always is in this website. */
  readonly answer: string;
}

const ROUTER = 'react-router/dist/production/lib';
const ICONS = 'lucide-react/dist/esm';

/**
 * Questions that libraries ask at runtime and this website has answered for good. The bundler cannot know the answers, so it would send every
 * browser the code behind them.
 */
export const SETTLED: readonly Settled[] = [
  // `routeDiscovery: initial` (react-router.config.ts) sends every route with the first page: none is discovered later.
  { file: `${ROUTER}/dom/ssr/fog-of-war.js`, asks: 'routeDiscovery.mode === "lazy" && ssr === true', answer: 'false' },
  // Nothing measures the router: no instrumentation is handed to it.
  { file: `${ROUTER}/router/router.js`, asks: 'init.instrumentations', answer: 'undefined' },
  // Pages are rendered by React's server renderer, not as server components.
  { file: `${ROUTER}/context.js`, asks: 'React$1.useContext(RSCRouterContext)', answer: 'false' },
  { file: `${ROUTER}/hooks.js`, asks: 'this.context', answer: 'false' },
  // Icons come from their own files, get their size and colour from their place, and need no name in a debugger.
  { file: `${ICONS}/createLucideIcon.mjs`, asks: 'typeof iconDataOrName === "string"', answer: 'false' },
  { file: `${ICONS}/createLucideIcon.mjs`, asks: 'if (iconData.name)', answer: 'if (false)' },
  { file: `${ICONS}/Icon.mjs`, asks: 'useLucideContext() ?? {}', answer: '{}' },
];

const ICON = /lucide-react\/dist\/esm\/icons\//u;
/** The lines of an icon never change places: they need no keys, which are random and so hardly pack. */
const ICON_KEYS = /, key: "\w+"/gu;

/** Writes the settled answers into the browser's build. An answer that finds no question, after an upgrade, fails the build. */
export const settleFramework = (): Plugin => {
  const open = new Set(SETTLED);
  return {
    name: 'settle-framework',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (ICON.test(id)) return { code: code.replaceAll(ICON_KEYS, ''), map: null };
      let settled = code;
      for (const each of SETTLED)
        if (id.endsWith(`/node_modules/${each.file}`) && settled.includes(each.asks)) {
          settled = settled.replaceAll(each.asks, each.answer);
          open.delete(each);
        }
      return settled === code ? null : { code: settled, map: null };
    },
    buildEnd(error) {
      if (error === undefined && open.size > 0) this.error(`Not found: ${[...open].map(({ file, asks }) => `${file}: ${asks}`).join('; ')}`);
    },
  };
};
