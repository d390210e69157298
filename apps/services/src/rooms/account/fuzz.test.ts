import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture, type SignedIn } from '../quote/account-fixture.ts';

/** A valid body of every call. */
const VALID: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/account/getBookings': { bookingReference: '1234567' },
  '/account/getCustomerBooking': { bookingReference: '1234567', lastName: 'a@b.fr', brand: 'AF' },
  '/account/recoverMyBookingData': { brandShop: { brandCode: 'AF', shopCode: 'fr-FR' }, phone: '+33612345678' },
  '/account/accessCode/send': { bookingReference: '1234567', channel: 'EMAIL' },
  '/account/accessCode/verify': { bookingReference: '1234567', code: '123456' },
  '/account/getCustomerRequests': { bookingReference: '1234567', markRead: true },
  '/account/sendCustomerRequest': {
    key: randomUUID(),
    kind: 'NEW_REQUEST',
    subject: 'HOTEL',
    bookingReference: '1234567',
    requestId: randomUUID(),
    message: 'x'.repeat(30),
    files: [{ name: 'a.pdf', type: 'application/pdf', content: 'JVBERi0=' }],
  },
  '/account/cancellationFee': { bookingReference: '1234567' },
  '/account/privacy/eraseCode': {},
  '/account/privacy/export': {},
  '/account/privacy/erase': { password: 'x', code: '123456' },
  '/sponsorship/sponsorship/inviteByEmail': { sponsorId: 'x', emails: ['a@b.fr'], message: 'hello' },
  '/sponsorship/sponsorship/subscribe': { sponsorId: 'x', sponsored: 'a@b.fr' },
};
const TRAPS = [
  null,
  '',
  '\u0000',
  '\ud800',
  0,
  -1,
  1e308,
  true,
  [],
  {},
  '9'.repeat(400),
  '9999999999999999999',
  'f'.repeat(36),
  "'; drop table booking; --",
  '__proto__',
  '💶',
  '@',
  '+',
  'a@b.c'.repeat(60),
];
const nasty = fc.oneof(fc.constantFrom(...TRAPS), fc.string({ unit: 'binary', maxLength: 60 }), fc.integer(), fc.jsonValue({ maxDepth: 2 }));

const mutate = (body: unknown, steps: readonly number[], value: unknown): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  if (Array.isArray(body)) return body.map((item, at) => (String(at) === key ? mutate(item, rest, value) : item));
  return { ...body, [key]: mutate(Reflect.get(body, key), rest, value) };
};

let room: AccountFixture;
let member: SignedIn;
beforeAll(async () => {
  room = await createAccountFixture();
  member = await room.aMember();
});
afterAll(() => room.close());

const answered = (status: number) => expect([200, 400, 401, 403, 404, 409, 413, 429]).toContain(status);

describe.each(Object.keys(VALID))('%s', (path) => {
  // Calls that answer in a uniform time are tried less often.
  const numRuns = path.includes('recover') || path.includes('getCustomerBooking') ? 6 : 40;

  test('never fails on a body with one thing wrong, signed in or not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(8), { minLength: 1, maxLength: 3 }), nasty, fc.boolean(), async (steps, value, isSignedIn) => {
        const { status } = await room.post(path, mutate(VALID[path], steps, value), isSignedIn ? member : room.aBrowser());
        answered(status);
      }),
      { numRuns },
    );
  });

  test('never fails on any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (body) => {
        answered((await room.post(path, body, member)).status);
      }),
      { numRuns },
    );
  });
});

describe.each([
  '/account/getCustomerRequests/count?brandCode=',
  '/account/files/',
  '/account/privacy/export/',
  '/sponsorship/list?currency=',
  '/sponsorship/list?seen=',
  '/sponsorship/sponsorship?x=',
  '/sponsorship/sponsorship/getSponsorId?x=',
  '/credit/available/',
])('GET %s', (path) => {
  test('never fails on any address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
        answered((await room.get(`${path}${encodeURIComponent(text)}`, member)).status);
      }),
      { numRuns: 40 },
    );
  });
});
