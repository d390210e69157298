import type { Plugin } from 'vite';

interface Settled {
  /** The library's file, under `node_modules/`. */
  readonly file: string;
  /** The question as the library writes it. */
  readonly asks: string;
  /** What it always is in this website. */
  readonly answer: string;
  /** The answer shows in the markup: the server's build is given it too. */
  readonly isInMarkup?: true;
}

const ROUTER = 'react-router/dist/production/lib';
const ICONS = 'lucide-react/dist/esm';
const ICON_NODE = `${ICONS}/shared/src/build/buildLucideIconNode.mjs`;

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
  // Their strokes are the style sheet's, and nothing looks for an icon by its name: a page shows some forty.
  { file: ICON_NODE, asks: 'params.includeDefaultClasses === false', answer: 'true', isInMarkup: true },
  { file: ICON_NODE, asks: 'icon.aliases?.filter((alias) => typeof alias === "string" && alias.trim() !== "")', answer: '[]', isInMarkup: true },
  { file: ICON_NODE, asks: 'params.absoluteStrokeWidth', answer: 'false', isInMarkup: true },
  { file: ICON_NODE, asks: 'params.strokeWidth ?? defaultAttributes["stroke-width"];', answer: 'undefined;', isInMarkup: true },
];

const ICON = /lucide-react\/dist\/esm\/icons\//u;
/** The lines of an icon never change places: they need no keys, which are random and so hardly pack. */
const ICON_KEYS = /, key: "\w+"/gu;

/** Writes the settled answers into one build. An answer that finds no question, after an upgrade, fails the build. */
const settle = (environment: 'client' | 'ssr', answers: readonly Settled[]): Plugin => {
  const open = new Set(answers);
  return {
    name: `settle-framework-${environment}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    transform(code, id) {
      if (environment === 'client' && ICON.test(id)) return { code: code.replaceAll(ICON_KEYS, ''), map: null };
      let settled = code;
      for (const each of answers)
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

/** The settled answers of the browser's build, and of the server's where markup shows them. */
export const settleFramework = (): Plugin[] => [
  settle('client', SETTLED),
  settle(
    'ssr',
    SETTLED.filter((each) => each.isInMarkup === true),
  ),
];
