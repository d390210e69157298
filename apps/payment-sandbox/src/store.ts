import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Payment, PaymentOutcome } from '@escale/contract/payment-provider';

/** A payment as the provider keeps it; the card itself is never kept, only its scheme and last four digits. */
export interface StoredPayment {
  readonly id: string;
  readonly secret: string;
  readonly reference: string;
  readonly status: PaymentOutcome;
  readonly amount: number;
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  readonly method: 'card' | 'paypal';
  readonly captureOutcome: 'CAPTURED' | 'REFUSED';
  readonly cardBrand: string | null;
  readonly cardLast4: string | null;
  readonly invalidFields: readonly string[];
  readonly returnUrl: string;
  readonly webhookUrl: string | null;
  readonly payee: string;
  readonly locale: string;
  readonly attempts: number;
  readonly settleAt: number | null;
}

interface Row {
  id: string;
  data: string;
}

/** A webhook waiting to be delivered. */
export interface PendingWebhook {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly attempt: number;
}

/** The provider's own database: one SQLite file, every write in a transaction with full synchronisation. */
export class Store {
  readonly #db: DatabaseSync;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.#db = new DatabaseSync(file);
    this.#db.exec(`
      pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;
      create table if not exists payment (id text primary key, reference text not null unique, settle_at integer, data text not null) strict;
      create table if not exists idempotency (key text primary key, fingerprint text not null, status integer not null, body text not null) strict;
      create table if not exists card_nonce (nonce text primary key) strict;
      create table if not exists webhook (id text primary key, url text not null, body text not null, due integer not null, attempt integer not null default 0, done integer not null default 0) strict;
      create table if not exists setting (name text primary key, value text not null) strict;
    `);
  }

  /** Runs `work` in one transaction; any throw rolls back. */
  transaction<T>(work: () => T): T {
    this.#db.exec('begin immediate');
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    }
  }

  /** Keeps a setting made once (key pair, signing secret), or gives the one already kept. */
  setting(name: string, make: () => string): string {
    const row = this.#db.prepare('select value from setting where name = ?').get(name);
    if (row) return String(row['value']);
    const value = make();
    this.#db.prepare('insert into setting (name, value) values (?, ?)').run(name, value);
    return value;
  }

  payment(id: string): StoredPayment | undefined {
    return this.#parse(this.#db.prepare('select id, data from payment where id = ?').get(id));
  }

  paymentByReference(reference: string): StoredPayment | undefined {
    return this.#parse(this.#db.prepare('select id, data from payment where reference = ?').get(reference));
  }

  /** Payments whose late confirmation is due at `now`. */
  dueSettlements(now: number): readonly StoredPayment[] {
    const rows = this.#db.prepare('select id, data from payment where settle_at <= ? limit 50').all(now);
    return rows.map((row) => this.#parse(row)).filter((row) => row !== undefined);
  }

  save(payment: StoredPayment): StoredPayment {
    this.#db
      .prepare(
        'insert into payment (id, reference, settle_at, data) values (?, ?, ?, ?) on conflict (id) do update set settle_at = excluded.settle_at, data = excluded.data',
      )
      .run(payment.id, payment.reference, payment.settleAt, JSON.stringify(payment));
    return payment;
  }

  /** The answer already given under an idempotency key. */
  answered(key: string): { fingerprint: string; status: number; body: string } | undefined {
    const row = this.#db.prepare('select fingerprint, status, body from idempotency where key = ?').get(key);
    return row ? { fingerprint: String(row['fingerprint']), status: Number(row['status']), body: String(row['body']) } : undefined;
  }

  remember(key: string, fingerprint: string, status: number, body: string): void {
    this.#db.prepare('insert into idempotency (key, fingerprint, status, body) values (?, ?, ?, ?)').run(key, fingerprint, status, body);
  }

  /** Records the nonce of an encrypted card; false when it was seen before (replay). */
  takeNonce(nonce: string): boolean {
    return this.#db.prepare('insert or ignore into card_nonce (nonce) values (?)').run(nonce).changes === 1;
  }

  enqueueWebhook(url: string, body: string, due: number): void {
    this.#db.prepare('insert into webhook (id, url, body, due) values (?, ?, ?, ?)').run(randomBytes(12).toString('hex'), url, body, due);
  }

  dueWebhooks(now: number): readonly PendingWebhook[] {
    const rows = this.#db.prepare('select id, url, body, attempt from webhook where done = 0 and due <= ? order by due limit 20').all(now);
    return rows.map((row) => ({ id: String(row['id']), url: String(row['url']), body: String(row['body']), attempt: Number(row['attempt']) }));
  }

  finishWebhook(id: string): void {
    this.#db.prepare('update webhook set done = 1 where id = ?').run(id);
  }

  delayWebhook(id: string, due: number): void {
    this.#db.prepare('update webhook set attempt = attempt + 1, due = ? where id = ?').run(due, id);
  }

  close(): void {
    this.#db.close();
  }

  #parse(row: unknown): StoredPayment | undefined {
    if (row === undefined || row === null) return undefined;
    // The row was written by `save`, from a StoredPayment.
    return JSON.parse((row as Row).data) as StoredPayment; // our own row, our own shape
  }
}

/** The public face of a payment: no secret, no settings of ours; where the traveller must go while it waits for them. */
export const publicPayment = (payment: StoredPayment, base: string): Payment => ({
  id: payment.id,
  reference: payment.reference,
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  authorised: payment.authorised,
  captured: payment.captured,
  refunded: payment.refunded,
  method: payment.method,
  ...(payment.status === 'CHALLENGE' ? { actionUrl: `${base}/challenge/${payment.id}/${payment.secret}` } : {}),
  ...(payment.status === 'REDIRECT' ? { redirectUrl: `${base}/pay/${payment.id}/${payment.secret}` } : {}),
  ...(payment.invalidFields.length > 0 ? { invalidFields: [...payment.invalidFields] } : {}),
  ...(payment.cardBrand ? { cardBrand: payment.cardBrand } : {}),
  ...(payment.cardLast4 ? { cardLast4: payment.cardLast4 } : {}),
});
