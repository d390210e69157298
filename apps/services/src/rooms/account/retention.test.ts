import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountFixture, createAccountFixture, PASSWORD } from '../quote/account-fixture.ts';
import { applyRetention } from './index.ts';

const YEAR = 366 * 86_400_000;
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/domain/retention.md'), 'utf8');
const [aboutPeople = '', aboutNobody = ''] = page.split('## Tables about nobody');
const names = (text: string): string[] => [...text.matchAll(/`([a-z0-9_]+)`/gu)].map((match) => match[1] ?? '');
const listed = new Map(
  aboutPeople
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, table = '', own = '', other = ''] = line.split('|');
      return [names(table)[0] ?? '', { own: names(own), other: names(other) }] as const;
    }),
);
const without = names(aboutNobody.split('Kept true by')[0] ?? '');

let room: AccountFixture;
let columns: Map<string, readonly { readonly name: string; readonly type: string }[]>;
beforeAll(async () => {
  room = await createAccountFixture();
  const { rows } = await room.db.query<{ t: string; name: string; type: string }>(
    "select table_name as t, column_name as name, data_type as type from information_schema.columns where table_schema = 'public'",
  );
  columns = new Map(Map.groupBy(rows, ({ t }) => t));
});
afterAll(() => room.close());

describe('the page of what is kept', () => {
  test('names every table of the schema once, and no other', () => {
    expect([...listed.keys(), ...without].toSorted()).toEqual([...columns.keys()].toSorted());
  });

  test('says of every text, document, number of ours and day of a table about people whether it tells of one', () => {
    const telling = new Set(['text', 'jsonb', 'bytea', 'date', 'uuid', 'ARRAY']);
    for (const [table, { own, other }] of listed) {
      const all = columns.get(table) ?? [];
      const unknown = [...own, ...other].filter((name) => !all.some((column) => column.name === name));
      const unsaid = all.filter(({ name, type }) => telling.has(type) && !own.includes(name) && !other.includes(name)).map(({ name }) => name);
      expect({ table, unknown, unsaid }).toEqual({ table, unknown: [], unsaid: [] });
    }
  });
});

/** Tables in which a text stands anywhere. */
const standsIn = async (text: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const table of columns.keys()) {
    const { rowCount } = await room.db.query(`select 1 from "${table}" t where position(lower($1) in lower(t::text)) > 0 limit 1`, [text]);
    if ((rowCount ?? 0) > 0) found.push(table);
  }
  return found.toSorted();
};

describe('a member who is forgotten', () => {
  test('stands in no table any more but in the bookings the law wants kept, and after ten years in none', async () => {
    const email = 'zephyrine.unique@example.org';
    const member = await room.aMember({ email });
    await room.post(
      '/user-auth/me',
      { name: { firstName: 'Zephyrine', lastName: 'Wunderlich' }, address: { city: 'Forgottenville', phone: '+33655443322' } },
      member,
    );
    const booking = await room.aBooking({ email, browser: member, lastName: 'Wunderlich', phone: '+33655443322' });
    const message = 'My dog Forgetmenot travels with me, may it sit beside me?';
    await room.post(
      '/account/sendCustomerRequest',
      {
        key: crypto.randomUUID(),
        kind: 'NEW_REQUEST',
        subject: 'FLIGHT',
        bookingReference: booking.reference,
        message,
        files: [{ name: 'wunderlich.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.4 forgetmenot').toString('base64') }],
      },
      member,
    );
    const { body } = await room.get<{ sponsorId: string }>('/sponsorship/sponsorship/getSponsorId', member);
    await room.post('/sponsorship/sponsorship/inviteByEmail', { sponsorId: body.sponsorId, emails: ['friend.of.zephyrine@example.net'] }, member);
    await room.post('/account/accessCode/send', { bookingReference: booking.reference, channel: 'SMS' }, await room.lookUp(booking));
    await room.post('/account/privacy/export', {}, member);
    room.pass(180_000);
    await room.runJobs();
    await room.db.query("insert into mail (key, brand, recipient, subject, html, plain, created_at) values ('m1', 'AF', $1, 's', 'h', 'Dear Zephyrine', $2)", [
      email,
      new Date(room.now()),
    ]);
    expect(await standsIn('Zephyrine')).toEqual(expect.arrayContaining(['booking', 'customer_request', 'data_export', 'mail', 'member', 'outbox']));

    const erased = await room.post<{ erased: boolean; keptUntil: { what: string; until: string }[] }>('/account/privacy/erase', { password: PASSWORD }, member);
    expect(erased).toMatchObject({
      status: 200,
      body: { erased: true, keptUntil: [{ what: 'BOOKINGS', until: expect.stringMatching(/^2037-/u), why: 'ACCOUNTING' }] },
    });
    expect((await room.post('/account/getBookings', {}, member)).status).toBe(401);

    // The letter that says so still waits to be sent; nothing else names the member.
    expect((await room.outbox('account-erasure-done')).at(-1)).toMatchObject({ email });
    await room.db.query("delete from outbox where kind = 'account-erasure-done'");
    // The booking's own letter was not sent yet in this test, and still goes out.
    expect(await standsIn('Wunderlich')).toEqual(['booking', 'outbox']);
    await room.db.query("delete from outbox where kind = 'booking-mail'");
    expect(await standsIn('Wunderlich')).toEqual(['booking']);
    expect(await standsIn(email)).toEqual(['booking']);
    expect(await standsIn('Forgottenville')).toEqual([]);
    expect(await standsIn('Forgetmenot')).toEqual([]);
    expect(await standsIn('friend.of.zephyrine')).toEqual([]);

    await applyRetention(room.db, room.now() + 9 * YEAR);
    expect(await standsIn('Wunderlich')).toEqual(['booking']);
    const touched = await applyRetention(room.db, room.now() + 12 * YEAR);
    expect(touched['bookings']).toBeGreaterThan(0);
    expect(await standsIn('Wunderlich')).toEqual([]);
    expect(await standsIn(email)).toEqual([]);
    expect(await standsIn('655443322')).toEqual([]);
    const { rows } = await room.db.query<{ total: number; state: string }>('select total, state from booking where reference = $1', [booking.reference]);
    expect(rows).toMatchObject([{ state: 'CONFIRMED', total: expect.any(Number) }]);
  });
});
