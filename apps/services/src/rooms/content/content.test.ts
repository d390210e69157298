import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type BrandFolder } from '@escale/catalogue/brands';
import { computeBookingFee } from '@escale/domain/booking-fee';
import { brand, partnerConfiguration } from '@escale/contract/brand';
import { availableDates, paymentMethods, sdpFilters } from '@escale/contract/content';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer, mounted, mountRooms } from '../../app.ts';
import type { Deps } from '../../platform/deps.ts';
import { createTestDatabase, TEST_NOW, TEST_TODAY, type TestDatabase } from '../../platform/test-database.ts';
import { createSearch, type Search } from '../../search/index.ts';
import { contentRoom, openContentFiles, publishContent } from './index.ts';

let database: TestDatabase;
let search: Search;
let app: FastifyInstance;
let brands: BrandFolder[];
let ticks = 0;
let now = TEST_NOW;
const clock = { now: () => now };
const folder = mkdtempSync(join(tmpdir(), 'escale-content-'));
const files = openContentFiles(folder);

beforeAll(async () => {
  database = await createTestDatabase({ universe: 'small' });
  search = await createSearch({ db: database.pool, clock });
  brands = loadBrands({ today: TEST_TODAY });
  await publishContent({ db: database.pool, clock, files, brands });
  const log = pino({ level: 'silent' });
  app = createServer({ log });
  await mountRooms(app, [
    mounted(contentRoom, {
      ...({ db: database.pool, clock, log, env: { stage: 'test', universe: { seed: 'escale' } } } as unknown as Deps),
      ticks: { now: () => ticks },
      contentFiles: files,
      brands,
      search,
    }),
  ]); // as: the room uses these only
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `/api/content/${path}`, headers });

describe('published files', () => {
  test.each([
    ['AF/current/resources/brand.json', brand],
    ['AF/preview/resources/brand.json', brand],
    ['GE/current/resources/en-GB/shop.json', partnerConfiguration],
    ['TZ/current/resources/fr-FR/paymentMethods.json', paymentMethods],
    ['AF/current/ar-AE/sdp/filters.json', sdpFilters],
  ])('%s is there and keeps its contract', async (path, schema) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(schema.safeParse(answer.json()).success).toBe(true);
  });

  test('the demonstration tells its seed and its magic inputs', async () => {
    const answer = await get('demo.json');
    expect(answer.json()).toMatchObject({ seed: 'escale', magicInputs: expect.stringContaining('# Magic inputs') });
  });

  test('the host table names every brand with its hosts and shops', async () => {
    expect((await get('brands.json')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'AF',
          hosts: ['af.localhost'],
          shops: expect.arrayContaining([{ _id: 'ar-AE', label: expect.any(String), currencyCode: 'AED' }]),
        }),
      ]),
    );
  });

  test('what we earn on a sale stays inside', async () => {
    expect((await get('AF/current/resources/fr-FR/shop.json')).body).not.toContain('markUp');
  });

  test.each([
    'nothing.json',
    'AF/current/resources/nobody.json',
    'QQ/current/resources/brand.json',
    'AF/draft/resources/brand.json',
    '../brands.json',
    '..%2Fbrands.json',
    'AF/current/fr-FR/sdp/availabilities/KOS/QQQ.json',
    'AF/current/fr-FR/sdp/availabilities/NOWHERE/PAR.json',
    'AF/draft/fr-FR/sdp/availabilities/KOS/PAR.json',
    'brands.json.part',
    `${'a/'.repeat(200)}b.json`,
  ])('an unknown file (%s) is 404 JSON', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('NOT_FOUND');
  });

  test('a reader that has the file is told so; Brotli is sent to those who take it', async () => {
    const plain = await get('brands.json');
    const packed = await get('brands.json', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect((await get('brands.json', { 'if-none-match': `W/${plain.headers.etag}, "other"` })).statusCode).toBe(304);
    expect((await get('brands.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('brands.json', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined();
    expect(plain.headers['cache-control']).toContain('max-age=');
  });

  test('publishing again changes no file that did not change, and leaves nothing half-written', async () => {
    const before = (await get('AF/current/fr-FR/sdp/filters.json')).headers.etag;
    await Promise.all([publishContent({ db: database.pool, clock, files, brands }), publishContent({ db: database.pool, clock, files, brands })]);
    expect((await get('AF/current/fr-FR/sdp/filters.json')).headers.etag).toBe(before);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
  });
});

describe('what the search form offers', () => {
  test('places carry their line of wider places in the language of the shop, and only cities that fly there', async () => {
    const filters = sdpFilters.parse((await get('AF/current/de-DE/sdp/filters.json')).json());
    const kos = filters.destinations.find((place) => place.code === 'KOS');
    expect(kos?.levels.map((level) => level.level)).toEqual(['ZONE', 'COUNTRY', 'REGION', 'RESORT']);
    expect(kos?.labels.at(-1)).toBe(kos?.label);
    expect(kos?.labels).toContain('Griechenland');
    const country = filters.destinations.find((place) => place.type === 'COUNTRY' && place.label === 'Griechenland');
    expect(country?.departureCities.map((city) => city.code)).toEqual(expect.arrayContaining(kos?.departureCities.map((city) => city.code) ?? []));
    const own = new Set(filters.departureCities.map((city) => city.code));
    expect(
      filters.destinations.every(
        (place) =>
          place.departureCities.length > 0 &&
          place.departureCities.every((city) => own.has(city.code) && city.uri === `sdp/availabilities/${place.code}/${city.code}`),
      ),
    ).toBe(true);
  });

  test('departures run from the day after tomorrow to day 340 (funnel 5)', async () => {
    const filters = sdpFilters.parse((await get('AF/current/fr-FR/sdp/filters.json')).json());
    expect([filters.departureDateMin, filters.departureDateMax]).toEqual(['2026-11-22', '2027-10-26']);
  });

  test('cabins are named in the language of the shop', async () => {
    const { cabins } = sdpFilters.parse((await get('AF/current/fr-FR/sdp/filters.json')).json());
    expect(cabins[0]).toEqual({ code: 'ECONOMY', label: 'Économique', suffix: '' });
  });
});

describe('available dates', () => {
  const path = 'AF/current/fr-FR/sdp/availabilities/KOS/PAR.json';

  test('every listed date gives at least one package, at the price shown', async () => {
    const { status, dates } = availableDates.parse((await get(path)).json());
    expect(status).toBe('OK');
    const shop = brands.find((one) => one.brand.code === 'AF')?.shops.find((one) => one.shop === 'fr-FR');
    const offered = Object.entries(dates).flatMap(([day, stays]) => stays.map((stay) => ({ day, ...stay })));
    expect(offered.length).toBeGreaterThan(500);
    const feeOf = (total: number): number => computeBookingFee({ total, persons: 2, ranges: shop?.bookingFees ?? [], currency: 'EUR' });
    for (const { day, ed, p } of offered.filter((_stay, index) => index % 37 === 0)) {
      const found = search.packages({
        departureCityCode: 'PAR',
        destinationCode: 'KOS',
        departureDate: day,
        returnDate: ed,
        cabin: 'ECONOMY',
        occupancies: [{ adults: 2, childrenBirthdates: [] }],
        seller: { partner: shop?.partner ?? '', currency: 'EUR', feeOf },
      });
      expect(found.shown.length).toBeGreaterThan(0);
      expect(p).toBe(Math.ceil(found.base.total / 2 / 100));
    }
  });

  test('a sold-out departure leaves the file once the change has settled', async () => {
    const before = availableDates.parse((await get(path)).json()).dates;
    const [day = ''] = Object.keys(before);
    const { rows } = await database.pool.query<{ unit_id: number }>(
      `update inventory i set closed = true from seat s join flight_option f on f.id = s.flight_option_id
       where i.unit_id = s.unit_id and f.city = 'PAR' and f.direction = 'OUTBOUND' and i.day = $1 returning i.unit_id`,
      [day],
    );
    await database.pool.query('select log_inventory($1::bigint[], $2::date[])', [rows.map((row) => row.unit_id), rows.map(() => day)]);
    await search.catchUp();
    ticks += 1_000;
    expect(Object.keys(availableDates.parse((await get(path)).json()).dates)).toContain(day); // a burst of sales is not recomputed sale by sale
    ticks += 5_000;
    expect(Object.keys(availableDates.parse((await get(path)).json()).dates)).not.toContain(day);
  });

  test('tomorrow the window has moved', async () => {
    now += 24 * 3_600_000;
    const days = Object.keys(availableDates.parse((await get(path)).json()).dates);
    now = TEST_NOW;
    expect(days.length).toBeGreaterThan(300);
    expect(days).not.toContain('2026-11-22');
  });
});

test('from-prices name destinations of the home with a trip that can be bought', async () => {
  const { prices } = (await get('AF/current/fr-FR/sdp/fromPrices.json')).json();
  const { departureCityCode, departureDate, endDate, price, currency } = prices.PMI;
  expect(currency).toBe('EUR');
  const dates = availableDates.parse((await get(`AF/current/fr-FR/sdp/availabilities/PMI/${departureCityCode}.json`)).json()).dates;
  expect(dates[departureDate]).toContainEqual({ duration: '7', ed: endDate, p: price });
});
