import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Ends with 0 when node_modules holds exactly what package-lock.json asks for (packages of other platforms may be missing).
// Runs before anything is installed: nothing but Node itself may be imported here.

interface Entry {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

const read = (path: string): Record<string, Entry> => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(path, 'utf8'));
  return packages;
};

const project = join(import.meta.dirname, '..');
try {
  const wanted = read(join(project, 'package-lock.json'));
  const present = read(join(project, 'node_modules/.package-lock.json'));
  const missing = Object.entries(wanted).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.link && present[path]?.version !== entry.version && !(entry.optional && !present[path]),
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
} catch {
  process.exitCode = 1;
}
