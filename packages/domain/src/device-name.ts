/** What a browser says it is, as far as its name goes; undefined when it says nothing known. */
export interface DeviceName {
  readonly browser: string | undefined;
  readonly system: string | undefined;
  readonly isHandheld: boolean;
}

// The order counts: nearly every browser also calls itself what came before it.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bChrome\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** Names of browser and system in a User-Agent text: proper names, the same in every language. */
export const deviceOf = (userAgent: string): DeviceName => {
  const nameIn = (list: readonly (readonly [RegExp, string])[]): string | undefined => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = nameIn(SYSTEMS);
  return { browser: nameIn(BROWSERS), system, isHandheld: system === 'iPhone' || system === 'iPad' || system === 'Android' };
};
