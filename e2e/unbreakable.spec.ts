import { expect, test } from '@playwright/test';
import { originOf, SERVICES } from './journey.ts';

// Every call the running product describes, and every page with an address to play with, meets what no caller should send. Refusing is right;
// a 500 never is.

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const TEXTS = [
  '',
  '\u0000',
  '\uD800',
  '%00',
  '../../../etc/passwd',
  "' or 1=1 --",
  '<script>1</script>',
  '__proto__',
  '9999-99-99',
  'x'.repeat(70_000),
  '\u202E🙂',
] as const;
const NUMBERS = [-1, 0, 0.5, 1e308, Number.MAX_SAFE_INTEGER] as const;

/** A value of the shape a schema asks for, so that it comes past the door where it can, with a trap in every leaf. */
const trapped = (schema: Schema, turn: number): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[turn % schema.enum.length];
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds !== undefined) return trapped(kinds[turn % kinds.length] ?? {}, turn);
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => trapped(part, turn)));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part], place) => [name, trapped(part, turn + place)]));
    case 'array':
      return [trapped(schema.items ?? {}, turn)];
    case 'integer':
    case 'number':
      return NUMBERS[turn % NUMBERS.length];
    case 'boolean':
      return turn % 2 === 0;
    case 'string':
      return TEXTS[turn % TEXTS.length];
    default:
      return null;
  }
};

const BODIES: readonly string[] = ['', '{', 'null', '[]', '{}', '"x"', '1e999', '{"__proto__":{"a":1}}', `${'['.repeat(3000)}${']'.repeat(3000)}`];

test('no call of the product answers 500 to anything', async ({ request }) => {
  const described = (await (await request.get(`${SERVICES}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> }; // as: the OpenAPI shape
  const calls = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(calls.length).toBeGreaterThan(40);
  const broken: string[] = [];
  const statuses = new Set<number>();
  const send = async (path: string, method: string, data?: string, type = 'application/json'): Promise<void> => {
    const answer = await request.fetch(`${SERVICES}${path}`, {
      method,
      headers: { 'content-type': type, 'x-device': 'a-device-that-plays' },
      ...(data === undefined ? {} : { data: Buffer.from(data) }),
    });
    statuses.add(answer.status());
    if (answer.status() >= 500 && answer.status() !== 503) broken.push(`${method} ${path.slice(0, 120)} ${data?.slice(0, 200) ?? ''}: ${answer.status()}`);
  };
  for (const { path, method, operation } of calls) {
    const texts = path.includes('{') ? TEXTS.filter((text) => text.length < 100) : ['x'];
    for (const text of texts)
      await send(`${path.replaceAll(/\{\w+\}/gu, encodeURIComponent(text.toWellFormed()))}?a[b]=c&a=%00`, method, method === 'get' ? undefined : '{}');
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    if (content === undefined) continue;
    const address = path.replaceAll(/\{\w+\}/gu, 'x');
    for (const body of BODIES) await send(address, method, body, type);
    for (let turn = 0; turn < TEXTS.length; turn += 1) await send(address, method, JSON.stringify(trapped(content.schema, turn)), type);
  }
  expect([...statuses], 'the questions reached the calls').toEqual(expect.arrayContaining([200, 400, 401]));
  expect(broken).toEqual([]);
});

test('no page answers 500 to what its address says', async ({ request }) => {
  const broken: string[] = [];
  const statuses = new Set<number>();
  for (const page of [
    '',
    'sdp/search',
    'sdp/listing',
    'sdp/listing/map',
    'sdp/hotelDescription/x/y',
    'sdp/booking/quote',
    'sdp/booking/payment',
    'sdp/booking/confirmation',
    'external-redirect',
    'booking-search',
    'booking-auth',
    'account/mybookings/x',
    'faq',
    'magazine',
    'unsubscribe',
    'login',
    'page/x',
  ])
    for (const text of TEXTS.filter((each) => each.length < 100)) {
      const value = encodeURIComponent(text.toWellFormed());
      const query = [
        'code',
        'accommodationId',
        'departureDate',
        'occupancies',
        'destinationResortCode',
        'token',
        'q',
        'page',
        'theme',
        'previewDate',
        'status',
        'bbox',
      ]
        .map((name) => `${name}=${value}`)
        .join('&');
      for (const address of [`${page}?${query}`, `${page}?%E0%A4%A`, `${page}/${value}`]) {
        const answer = await request.get(`${SERVICES}/fr-FR/${address}`, { headers: { host: new URL(originOf('AF')).host }, maxRedirects: 0 });
        statuses.add(answer.status());
        if (answer.status() >= 500 && answer.status() !== 503) broken.push(`${address.slice(0, 160)}: ${answer.status()}`);
      }
    }
  expect([...statuses], 'the questions reached the pages').toEqual(expect.arrayContaining([200, 404]));
  expect(broken).toEqual([]);
});
