import { describe, expect, test } from 'vitest';
import { dayOf, parseClock } from './clock.ts';
import { parseEnv } from './env.ts';

const least = { BASE_URL: 'http://127.0.0.1:3000', QUOTE_API_URL: 'http://127.0.0.1:3000/api/quote/' };
const env = (more: Record<string, string> = {}) => parseEnv({ ...least, ...more }, '/project');

describe('the environment', () => {
  test.each(['BASE_URL', 'QUOTE_API_URL'])('without %s the start fails with the specified message', (name) => {
    expect(() => parseEnv({ ...least, [name]: '' }, '/project')).toThrow(`Missing environment variable : ${name}`);
  });

  test('has a default for everything else', () => {
    expect(env()).toMatchObject({
      port: 3000,
      sandboxPort: 4100,
      stage: 'demo',
      visibility: 'preview',
      prefix: '',
      dataDir: '/project/.data',
      databaseUrl: undefined,
    });
    expect(env().roles.has('website')).toBe(true);
    expect(env().addresses.QUOTE_API_URL).toBe('http://127.0.0.1:3000/api/quote');
    expect(env().addresses.CONTENT_API_URL).toBeUndefined();
  });

  test.each([
    ['PORT', '80a', 'PORT'],
    ['PORT', '70000', 'PORT'],
    ['ROLES', 'website,baker', 'baker'],
    ['STAGE', 'production', 'STAGE'],
    ['CONTENT_API_URL', 'content', 'CONTENT_API_URL'],
    ['CLOCK', 'tomorrow', 'CLOCK'],
    ['UNIVERSE_SCALE', '0', 'UNIVERSE_SCALE'],
    ['PREFIX', 'holidays/', 'PREFIX'],
  ])('%s=%s stops the start and is named', (name, value, named) => {
    expect(() => env({ [name]: value })).toThrow(named);
  });

  test('only "current" shows current content (platform 4)', () => {
    expect(['current', 'Current', '', 'preview', 'x'].map((value) => env({ PRODUCTS_VISIBILITY: value }).visibility)).toEqual([
      'current',
      'preview',
      'preview',
      'preview',
      'preview',
    ]);
  });

  test('roles are those named', () => {
    expect([...env({ ROLES: 'quote, content' }).roles]).toEqual(['content', 'quote']);
  });

  test('a live site has no demo secrets', () => {
    expect(() => env({ STAGE: 'live' })).toThrow('Missing environment variable : PAYMENT_MERCHANT_KEY');
  });
});

describe('the clock', () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const system = { now: () => now };
  test('may be frozen, shifted or started elsewhere', () => {
    const frozen = parseClock('2026-03-10T09:00:00Z', system);
    const shifted = parseClock('+36h', system);
    const earlier = parseClock('-2d', system);
    const running = parseClock('2026-03-10T09:00:00Z+', system);
    now += 60_000;
    expect(new Date(frozen.now()).toISOString()).toBe('2026-03-10T09:00:00.000Z');
    expect(new Date(shifted.now()).toISOString()).toBe('2026-11-21T22:01:00.000Z');
    expect(new Date(earlier.now()).toISOString()).toBe('2026-11-18T10:01:00.000Z');
    expect(new Date(running.now()).toISOString()).toBe('2026-03-10T09:01:00.000Z');
    expect(parseClock(undefined, system)).toBe(system);
  });

  test('a calendar day is that of the zone', () => {
    const instant = Date.parse('2026-03-28T23:30:00Z');
    expect([dayOf(instant), dayOf(instant, 'Europe/Paris'), dayOf(instant, 'America/New_York'), dayOf(instant, 'Asia/Dubai')]).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-28',
      '2026-03-29',
    ]);
  });
});
