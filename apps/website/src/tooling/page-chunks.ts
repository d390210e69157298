/** What the bundler tells of modules: who imports one statically. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Modules every page starts with. */
const FRAME = /\/src\/app\/(?:entry\.client|root)\.tsx(?:\?|$)/u;
/** Pages that people enter by: their first load has a budget. */
const ENTRANCES = /\/src\/app\/routes\/(?:home|listing|hotel-description)\.tsx\?/u;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons/u;
/** Pages compare days as text and count them as numbers; the library is for the calendar and for what servers ask of zones. */
const ELSEWHERE = /@internationalized[\\/]date/u;

/** The entries that load a module with them, found by walking up its static importers. */
const entriesOf = (id: string, graph: ModuleGraph): ReadonlySet<string> => {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const climb = (each: string): void => {
    if (seen.has(each)) return;
    seen.add(each);
    if (FRAME.test(each)) entries.add('frame');
    else if (ENTRANCES.test(each)) entries.add(each);
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) climb(importer);
  };
  if (!ELSEWHERE.test(id)) climb(id);
  return entries;
};

/** Whether pages that people enter by share a module; an icon that one of them shares with any page is too small for a file of its own. */
const isForEntrances = (id: string, graph: ModuleGraph): boolean => {
  const { size } = entriesOf(id, graph);
  return size > 1 || (size === 1 && ICON.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1);
};

/**
 * The files that modules of the browser's bundle travel in: `framework` changes only with its version, `frame` holds what every page starts
 * with, `entrances` what two or more of the pages share that people enter by; the bundler places the rest. Few files compress better than
 * many, but a file may hold only what its pages load anyway: so a module's place follows from who imports it, not from its folder.
 */
export const PAGE_CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/u, priority: 4 },
  { name: 'calendar-library', test: ELSEWHERE, priority: 3 },
  // The frame is filled before the entrances: a group takes along what its modules import.
  { name: (id: string, graph: ModuleGraph) => (entriesOf(id, graph).has('frame') ? 'frame' : undefined), debugName: 'frame', priority: 2 },
  { name: (id: string, graph: ModuleGraph) => (isForEntrances(id, graph) ? 'entrances' : undefined), debugName: 'entrances', priority: 1 },
];
