import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { auditInventory } from '@escale/services/inventory/index';
import { patientQuery, type KillProcesses } from './kill-processes.ts';
import { aShopper, payAndPray, readPage, type Shopper, type Trip } from './kill-shoppers.ts';

export interface KillResult {
  readonly kills: Readonly<Record<'program' | 'database' | 'both', number>>;
  readonly bookings: number;
  readonly captures: number;
  readonly confirmed: number;
  readonly refunded: number;
  readonly notPaid: number;
  /** What must not be: one line each. */
  readonly faults: readonly string[];
}

interface Money {
  readonly payments: number;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly captures: number;
}

/** What the provider's own books say about each flow, by the code in the address it was told to send the traveller back to. */
const readProvider = (file: string): Map<string, Money> => {
  const books = new DatabaseSync(file, { readOnly: true });
  try {
    const byFlow = new Map<string, Money>();
    for (const row of books.prepare('select data from payment').all()) {
      const payment = JSON.parse(String(row['data'])) as { returnUrl: string; status: string; authorised: number; captured: number; refunded: number }; // as: the provider's own rows
      const code = new URL(payment.returnUrl).searchParams.get('code') ?? '';
      const before = byFlow.get(code) ?? { payments: 0, authorised: 0, captured: 0, refunded: 0, captures: 0 };
      const isOpen = payment.status === 'AUTHORISED';
      byFlow.set(code, {
        payments: before.payments + 1,
        authorised: before.authorised + (isOpen ? 1 : 0),
        captured: before.captured + payment.captured,
        refunded: before.refunded + payment.refunded,
        captures: before.captures + (payment.captured > 0 ? 1 : 0),
      });
    }
    return byFlow;
  } finally {
    books.close();
  }
};

interface Booked {
  readonly code: string;
  readonly state: string;
  readonly total: number;
  readonly reference: string | null;
  readonly letters: number;
  readonly people: string | null;
  readonly status: string;
}

const readBookings = (processes: KillProcesses, codes: readonly string[]): Promise<Booked[]> =>
  patientQuery<Booked>(
    processes,
    `
  select b.flow_code::text as code, b.state, b.total::float8 as total, b.reference, b.people, coalesce(b.outcome, '') as status,
    (select count(*)::int from outbox o where o.key = 'booking-' || b.id) as letters from booking b where b.flow_code = any($1)`,
    [[...codes]],
  );

const RESTING = new Set(['HELD', 'CONFIRMED', 'REFUNDED', 'FAILED', 'UNPAID']);

/** Waits until nothing moves any more; bookings whose traveller never paid stay where they are. */
const settle = async (processes: KillProcesses, codes: readonly string[]): Promise<Booked[]> => {
  const until = Date.now() + 90_000;
  for (;;) {
    const bookings = await readBookings(processes, codes);
    const provider = readProvider(processes.sandboxFile);
    const isPaid = (code: string) => (provider.get(code)?.captured ?? 0) > 0;
    const open = bookings.filter(
      (booking) => !RESTING.has(booking.state) && (booking.state !== 'REDIRECTED' || isPaid(booking.code)) && booking.people === null,
    );
    if (open.length === 0 || Date.now() > until) return bookings;
    await pause(500);
  }
};

/** Compares our books with the provider's: each capture has exactly one booking or exactly one refund, and nothing was done twice. */
const findFaults = (bookings: readonly Booked[], provider: ReadonlyMap<string, Money>): string[] => {
  const faults: string[] = [];
  for (const { code, state, total, reference, letters, people } of bookings) {
    const money = provider.get(code) ?? { payments: 0, authorised: 0, captured: 0, refunded: 0, captures: 0 };
    const kept = money.captured - money.refunded;
    const say = (what: string) => faults.push(`${state}: ${what}`);
    if (people !== null) say(`needs a person: ${people}`);
    if (!RESTING.has(state) && state !== 'REDIRECTED') say('never came to rest');
    if (money.payments > 1) say(`${money.payments} payments were made for one press of the button`);
    if (money.authorised > 0) say('an authorisation was left open');
    if (state === 'CONFIRMED' && kept !== total) say(`booked for ${total}, ${kept} kept`);
    if (state === 'CONFIRMED' && (reference === null || letters !== 1)) say(`booked with reference ${reference} and ${letters} letters`);
    if (state !== 'CONFIRMED' && kept !== 0) say(`not booked, but ${kept} kept`);
    if (state !== 'CONFIRMED' && letters > 0) say('not booked, but a letter was written');
    if (state === 'REFUNDED' && money.refunded !== total) say(`refunded ${money.refunded} of ${total}`);
  }
  return faults;
};

/** Book status and page that go with each end: the traveller must be told what became of trip and money. */
const TOLD: Readonly<Record<string, readonly [status: string, page: string]>> = {
  CONFIRMED: ['SUCCESS', 'CONFIRMED'],
  REFUNDED: ['WARNING_BOOKING_FAILED_FULLPAYMENT_OK', 'CANCELED'],
  FAILED: ['WARNING_BOOKING_FAILED_FULLPAYMENT_FAILED', 'CANCELED'],
};

const findPageFaults = async (processes: KillProcesses, bookings: readonly Booked[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { code, state, reference } of bookings) {
    const told = TOLD[state];
    if (told === undefined) continue;
    const page = await readPage(processes, code);
    if (page.bookStatus !== told[0] || page.confirmation?.state !== told[1] || page.confirmation.bookingReference !== (reference ?? ''))
      faults.push(`${state}: the page tells ${page.bookStatus} and ${page.confirmation?.state}`);
  }
  return faults;
};

/** Rooms and seats sold must be those of the confirmed bookings, and the counters those of the holds. */
const findInventoryFaults = async (processes: KillProcesses): Promise<string[]> => {
  const findings = await auditInventory(processes.database);
  const lost = await patientQuery<{ n: number }>(
    processes,
    `select count(*)::int as n from booking b where state = 'CONFIRMED' and
    (select coalesce(sum(n), 0) from hold h where h.booking_id = b.id and h.status = 'sold') <> (select sum((i->>'n')::int) from jsonb_array_elements(b.items) i)`,
  );
  const stray = await patientQuery<{ n: number }>(
    processes,
    `select count(*)::int as n from hold h join booking b on b.id = h.booking_id where h.status = 'sold' and b.state not in ('CONFIRMED', 'UNPAID')`,
  );
  return [
    ...(findings.length > 0 ? [`${findings.length} nights whose counters are wrong`] : []),
    ...((lost[0]?.n ?? 0) > 0 ? [`${lost[0]?.n} bookings without their rooms and seats`] : []),
    ...((stray[0]?.n ?? 0) > 0 ? [`${stray[0]?.n} rooms or seats sold to nobody`] : []),
  ];
};

const TARGETS = ['program', 'database', 'both'] as const;
const AT_ONCE = 4;
/** Longest wait between the press of the button and the kill, milliseconds: most bookings take less. */
const LATEST_KILL = 350;

/** Kills and restarts `rounds` times while travellers pay, lets everything settle, then compares the books. */
export const runKills = async (
  processes: KillProcesses,
  trip: Trip,
  options: { readonly rounds: number; readonly forgetKeys: boolean; readonly random: () => number; readonly onRound?: (round: number) => void },
): Promise<KillResult> => {
  const { rounds, forgetKeys, random } = options;
  const kills = { program: 0, database: 0, both: 0 };
  const shoppers: Shopper[] = [];
  await processes.startProgram(forgetKeys);
  for (let round = 0; round < rounds; round += 1) {
    const now: Shopper[] = [];
    for (let at = 0; at < AT_ONCE; at += 1)
      now.push(await aShopper(processes, trip, { method: (round + at) % 2 === 0 ? 'card' : 'paypal', losesRoom: (round + at) % 5 === 4 }));
    shoppers.push(...now);
    const paying = Promise.all(now.map((shopper) => payAndPray(processes, shopper)));
    await pause(random() * LATEST_KILL);
    const target = TARGETS[Math.floor(random() * TARGETS.length)] ?? 'both';
    kills[target] += 1;
    await processes.kill(target);
    if (target !== 'database') await processes.startProgram(forgetKeys);
    await paying;
    if (target === 'database') await patientQuery(processes, 'select 1');
    options.onRound?.(round + 1);
  }
  const codes = shoppers.map((shopper) => shopper.code);
  const bookings = await settle(processes, codes);
  const provider = readProvider(processes.sandboxFile);
  const money = codes.map((code) => provider.get(code));
  const faults = [...findFaults(bookings, provider), ...(await findPageFaults(processes, bookings)), ...(await findInventoryFaults(processes))];
  await processes.kill('program');
  const count = (...states: string[]) => bookings.filter((booking) => states.includes(booking.state)).length;
  return {
    kills,
    bookings: bookings.length,
    captures: money.reduce((sum, one) => sum + (one?.captures ?? 0), 0),
    confirmed: count('CONFIRMED'),
    refunded: count('REFUNDED'),
    notPaid: count('HELD', 'FAILED', 'UNPAID', 'REDIRECTED'),
    faults,
  };
};
