import { watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrandFolder, type BrandReading, codesIn, OWN_BRANDS, readBrand, settleHosts } from '@escale/catalogue/brands';

/** How often the folder is looked at where the system does not tell of changes. */
const LOOK_MS = 10_000;
/** A folder that is being written is read once it has been quiet for so long. */
const QUIET_MS = 300;

export interface ShelfLog {
  info(context: object, message: string): void;
  warn(context: object, message: string): void;
}

export interface ShelfOptions {
  /** The folder of brand folders; the platform's own when undefined. */
  readonly folder: string | undefined;
  readonly seed: string;
  readonly log: ShelfLog;
}

/** Brands that came or changed, and codes of those that went. */
export interface ShelfChange {
  readonly changed: readonly BrandFolder[];
  readonly gone: readonly string[];
}

/** The brands that are served. `list` is one array that changes in place, so that whoever holds it sees brands come and go. */
export interface BrandShelf {
  readonly list: readonly BrandFolder[];
  /** Looks at the folder and takes what changed; everything is read anew when `today` ('YYYY-MM-DD') is another day. */
  look(today: string): Promise<ShelfChange>;
  /** Calls `onChange` soon after a file changed, and now and then in any case. */
  watch(onChange: () => void): { stop(): void };
}

/** What tells whether a brand's files changed: names, sizes and times of all of them. */
const signatureOf = async (folder: string): Promise<string> => {
  const names = (await readdir(folder, { recursive: true })).sort();
  const stats = await Promise.all(names.map(async (name) => ({ name, at: await stat(join(folder, name)).catch(() => undefined) })));
  return stats.map(({ name, at }) => `${name} ${at?.size ?? ''} ${at?.mtimeMs ?? ''} ${at?.ino ?? ''}`).join('\n');
};

const isServed = ({ folder }: BrandReading): boolean => folder !== undefined;

/** Opens the shelf of brands; it is empty until the first look. */
export const openBrandShelf = ({ folder = OWN_BRANDS, seed, log }: ShelfOptions): BrandShelf => {
  const list: BrandFolder[] = [];
  const known = new Map<string, { readonly signature: string; readonly reading: BrandReading }>();
  let day = '';

  const report = ({ code, problems, folder: brand }: BrandReading): void => {
    if (problems.length === 0) return;
    const reasons = problems.map(({ file, reason }) => `${file}: ${reason}`);
    if (brand === undefined) log.warn({ brand: code, reasons }, 'a brand is not served: bin/escale brand check says why');
    else log.info({ brand: code, reasons }, 'a brand is served with repairs');
  };

  const readChanged = async (today: string): Promise<BrandReading[]> => {
    const codes = codesIn(folder);
    for (const code of known.keys()) if (!codes.includes(code)) known.delete(code);
    for (const code of codes) {
      const signature = await signatureOf(join(folder, code));
      if (known.get(code)?.signature === signature && today === day) continue;
      const reading = readBrand(folder, code, { today, seed });
      known.set(code, { signature, reading });
      report(reading);
    }
    day = today;
    return settleHosts([...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, { reading }]) => reading));
  };

  return {
    list,
    async look(today) {
      const next = (await readChanged(today)).filter(isServed).flatMap(({ folder: brand }) => (brand === undefined ? [] : [brand]));
      const changed = next.filter((brand) => !list.includes(brand));
      const gone = list.filter(({ brand }) => !next.some((one) => one.brand.code === brand.code)).map(({ brand }) => brand.code);
      if (changed.length > 0 || gone.length > 0) list.splice(0, list.length, ...next);
      return { changed, gone };
    },
    watch(onChange) {
      let quiet: ReturnType<typeof setTimeout> | undefined;
      const soon = (): void => {
        clearTimeout(quiet);
        quiet = setTimeout(onChange, QUIET_MS);
      };
      const timer = setInterval(onChange, LOOK_MS);
      const watcher = watch(folder, { recursive: true, persistent: false }, soon);
      watcher.on('error', () => watcher.close()); // the timer goes on looking
      return {
        stop: () => {
          clearTimeout(quiet);
          clearInterval(timer);
          watcher.close();
        },
      };
    },
  };
};
