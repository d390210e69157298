import type { CustomerRequest } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import type { Pool, PoolClient } from 'pg';
import { addressKey } from '../user-auth/index.ts';
import type { CheckedFile } from './request-files.ts';

type Queryable = Pool | PoolClient;

/** Requests an identity may read: a member's own, those of the proved address, or those about the booking of a lookup. Parameters: uuid, brand, address, is a lookup. */
const OWN = `r.brand = $2 and case when $4 then r.booking_id = $1 else r.member = $1 or ($3::text is not null and r.member is null and r.email_key = $3) end`;
const ownBy = (identity: Identity): readonly unknown[] => [
  identity.uuid,
  identity.brand,
  identity.emailVerified ? addressKey(identity.email) : null,
  identity.kind === 'booking',
];

/** Answers that were not read yet; of one booking when it is named. */
export const countUnread = async (db: Queryable, identity: Identity, bookingReference: string | undefined): Promise<number> =>
  (
    await db.query<{ n: number }>(
      `select count(*)::int as n from customer_message m join customer_request r on r.id = m.request left join booking b on b.id = r.booking_id
       where ${OWN} and m.author = 'TEAM' and m.read_at is null and ($5::text is null or b.reference = $5)`,
      [...ownBy(identity), bookingReference ?? null],
    )
  ).rows[0]?.n ?? 0;

interface RequestRow {
  readonly id: string;
  readonly kind: CustomerRequest['kind'];
  readonly subject: CustomerRequest['subject'];
  readonly reference: string | null;
  readonly state: CustomerRequest['state'];
  readonly created_at: Date;
  readonly answer_by: Date;
  readonly messages: readonly {
    readonly author: 'CUSTOMER' | 'TEAM';
    readonly at: string;
    readonly body: string;
    readonly unread: boolean;
    readonly files: readonly { readonly id: string; readonly name: string }[];
  }[];
}

/** Requests with their messages, those that moved last first. */
export const listRequests = async (
  db: Queryable,
  identity: Identity,
  asked: { readonly bookingReference?: string | undefined; readonly id?: string | undefined; readonly urlOf: (file: string) => string },
): Promise<readonly CustomerRequest[]> => {
  const { rows } = await db.query<RequestRow>(
    `select r.id, r.kind, r.subject, b.reference, r.state, r.created_at, r.answer_by,
       (select json_agg(json_build_object('author', m.author, 'at', m.at, 'body', m.body, 'unread', m.author = 'TEAM' and m.read_at is null,
          'files', coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.position) from customer_file f where f.message = m.id), '[]')) order by m.at, m.id)
        from customer_message m where m.request = r.id) as messages
     from customer_request r left join booking b on b.id = r.booking_id
     where ${OWN} and ($5::text is null or b.reference = $5) and ($6::uuid is null or r.id = $6) order by r.changed_at desc, r.id limit 100`,
    [...ownBy(identity), asked.bookingReference ?? null, asked.id ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    ...(row.reference === null ? {} : { bookingReference: row.reference }),
    state: row.state,
    createdAt: row.created_at.toISOString(),
    answerBy: row.answer_by.toISOString(),
    unread: row.messages.filter(({ unread }) => unread).length,
    messages: row.messages.map(({ author, at, body, files }) => ({
      from: author,
      at: new Date(at).toISOString(),
      text: body,
      files: files.map(({ id, name }) => ({ name, url: asked.urlOf(id) })),
    })),
  }));
};

/** Notes that the answers of these requests were read. */
export const markRead = async (db: Queryable, requests: readonly string[], now: number): Promise<void> => {
  await db.query("update customer_message set read_at = $2 where request = any($1) and author = 'TEAM' and read_at is null", [requests, new Date(now)]);
};

/** The own request that a message with this key went to: a second click finds the first one's. */
export const findByKey = async (db: Queryable, identity: Identity, key: string): Promise<string | undefined> =>
  (
    await db.query<{ id: string }>(`select r.id from customer_request r join customer_message m on m.request = r.id where ${OWN} and m.key = $5 limit 1`, [
      ...ownBy(identity),
      key,
    ])
  ).rows[0]?.id;

/** Locks an own request for a further message; undefined when there is none. */
export const lockOwn = async (client: PoolClient, identity: Identity, id: string): Promise<string | undefined> =>
  (await client.query<{ id: string }>(`select r.id from customer_request r where ${OWN} and r.id = $5 for update`, [...ownBy(identity), id])).rows[0]?.id;

export interface NewRequest {
  readonly id: string;
  readonly brand: string;
  readonly shop: string;
  readonly member: string | null;
  readonly booking: string | null;
  readonly email: string;
  readonly kind: string;
  readonly subject: string;
  readonly answerBy: number;
}

export const insertRequest = async (db: Queryable, request: NewRequest, now: number): Promise<void> => {
  await db.query(
    `insert into customer_request (id, brand, shop, member, booking_id, email, email_key, kind, subject, state, created_at, answer_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'OPEN', $10, $11, $10)`,
    [
      request.id,
      request.brand,
      request.shop,
      request.member,
      request.booking,
      request.email,
      addressKey(request.email),
      request.kind,
      request.subject,
      new Date(now),
      new Date(request.answerBy),
    ],
  );
};

export interface NewMessage {
  readonly id: string;
  readonly request: string;
  readonly key: string;
  readonly author: 'CUSTOMER' | 'TEAM';
  readonly body: string;
  readonly files: readonly (CheckedFile & { readonly id: string })[];
}

/** Adds a message; false when one with its key is there. A customer's opens the request again, the team's answers it. */
export const insertMessage = async (db: Queryable, message: NewMessage, now: number): Promise<boolean> => {
  const { rowCount } = await db.query(
    'insert into customer_message (id, request, key, author, body, at) values ($1, $2, $3, $4, $5, $6) on conflict (request, key) do nothing',
    [message.id, message.request, message.key, message.author, message.body, new Date(now)],
  );
  if (rowCount !== 1) return false;
  for (const [position, file] of message.files.entries())
    await db.query('insert into customer_file (id, message, position, name, type, bytes) values ($1, $2, $3, $4, $5, $6)', [
      file.id,
      message.id,
      position,
      file.name,
      file.type,
      file.bytes,
    ]);
  await db.query('update customer_request set state = $2, changed_at = $3 where id = $1', [
    message.request,
    message.author === 'TEAM' ? 'ANSWERED' : 'OPEN',
    new Date(now),
  ]);
  return true;
};
