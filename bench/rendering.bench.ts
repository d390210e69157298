import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// The work is the gate's own test (`listing-render.ssr.test.tsx`), so that what is measured here is what the gate holds; this runs it several
// times and writes down the ratios.
const ROOT = join(import.meta.dirname, '..');
const RUNS = 5;

interface Rendering {
  readonly cards: number;
  readonly ratios: readonly number[];
  readonly bytes: number;
  readonly bareBytes: number;
}

const runs = Array.from({ length: RUNS }, (): Rendering => {
  const report = join(mkdtempSync(join(tmpdir(), 'escale-rendering-')), 'report.json');
  // The test's own verdict is the gate's affair; the figures count here.
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'apps/website/src/testing/listing-render.ssr.test.tsx'], {
    cwd: ROOT,
    env: { ...process.env, RENDER_REPORT: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const rendering = JSON.parse(readFileSync(report, 'utf8')) as Rendering; // `as`: written by our own test
  rmSync(dirname(report), { recursive: true });
  return rendering;
});
const ratios = runs.flatMap((run) => run.ratios).toSorted((first, second) => first - second);
const at = (share: number): string => (ratios[Math.min(ratios.length - 1, Math.floor(ratios.length * share))] ?? 0).toFixed(2);
const [first] = runs;

const page = `# Rendering a listing

Made by \`node bench/rendering.bench.ts\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.versions.node}: ${RUNS} runs of seven blocks each. Both sides render the same ${first?.cards ?? 0} cards with React as
it is served; "bare" is \`renderToString\` of the page's own tree, "served" is everything the website does for the request apart from the network:
context, loader with its call answered at once, rendering, hand-off of the data, headers.

| processor time, served ÷ bare | least | median | nine in ten below | most |
|---|---|---|---|---|
| listing of ${first?.cards ?? 0} cards | ${at(0)} | ${at(0.5)} | ${at(0.9)} | ${at(1)} |

The served document is ${((first?.bytes ?? 0) / (first?.bareBytes ?? 1)).toFixed(2)} times the bytes of the bare markup: head, header, footer and the data the browser takes over.
The gate holds the median of one run at 2 or less.
`;
writeFileSync(join(ROOT, 'docs/benchmarks/rendering.md'), page);
process.stdout.write(page);
