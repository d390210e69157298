import type { RequestOf, ResponseOf } from '@escale/contract/endpoint';
import type { getCustomerRequests, sendCustomerRequest } from '@escale/contract/my-bookings';
import type { Identity } from '@escale/contract/user-auth';
import { type Answer, done, fail, type Failure } from '../../platform/answer.ts';
import { writeAccountLetter } from '../../platform/account-letters.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import type { CallContext } from '../../platform/route.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { bucket, spendTry } from '../user-auth/index.ts';
import { mayChange } from './access-code.ts';
import { findSeenBooking } from './bookings-store.ts';
import { type AccountContext, pageOf, requireTraveller, shopOf } from './context.ts';
import { ANSWER_WITHIN, DEMO_ACKNOWLEDGE_AFTER, REQUEST_TRIES } from './policies.ts';
import { type CheckedFile, checkFile, fileUrl } from './request-files.ts';
import { countUnread, findByKey, insertMessage, insertRequest, listRequests, lockOwn, markRead } from './request-store.ts';

/** Job of the demo's team: acknowledges a request. Key = the request. */
export const ACKNOWLEDGE_JOB = 'request-acknowledge';

const wrong = (path: string): Failure => fail('BAD_REQUEST', { fieldErrors: [{ path, messageId: 'error.generic' }] });

/** `GET /getCustomerRequests/count` (platform 7): unread answers; whoever asks is told of their own, whatever address is named. */
export const countRequests = async (
  context: AccountContext,
  request: { readonly bookingReference?: string | undefined },
  call: CallContext,
): Promise<Answer<{ readonly totalNotRead: number }>> => {
  const caller = await requireTraveller(context, call);
  return caller.ok ? done({ totalNotRead: await countUnread(context.db, caller.value, request.bookingReference) }) : caller;
};

/** Somebody who may read and write requests: a lookup only after its code (readings 7 row 10). */
const requireWriter = async (context: AccountContext, call: CallContext): Promise<Answer<Identity>> => {
  const caller = await requireTraveller(context, call);
  if (!caller.ok) return caller;
  return (await mayChange(context, caller.value)) ? caller : fail('FORBIDDEN', { data: { reason: 'CODE_NEEDED' } });
};

/** `POST /getCustomerRequests`: the caller's requests; with `markRead` their answers count as read from now on. */
export const readRequests = async (
  context: AccountContext,
  request: RequestOf<typeof getCustomerRequests>,
  call: CallContext,
): Promise<Answer<ResponseOf<typeof getCustomerRequests>>> => {
  const caller = await requireWriter(context, call);
  if (!caller.ok) return caller;
  const requests = await listRequests(context.db, caller.value, { bookingReference: request.bookingReference, urlOf: (id) => fileUrl(context, id) });
  if (request.markRead === true)
    await markRead(
      context.db,
      requests.map(({ id }) => id),
      context.clock.now(),
    );
  return done({ requests: [...requests] });
};

type Sent = RequestOf<typeof sendCustomerRequest>;

const checkFiles = (files: Sent['files']): readonly CheckedFile[] | Failure => {
  const checked: CheckedFile[] = [];
  for (const [position, file] of files.entries()) {
    const read = checkFile(file);
    if (read === null) return wrong(`files.${position}`);
    checked.push(read);
  }
  return checked;
};

const one = async (context: AccountContext, identity: Identity, id: string): Promise<Answer<ResponseOf<typeof sendCustomerRequest>>> => {
  const [request] = await listRequests(context.db, identity, { id, urlOf: (file) => fileUrl(context, file) });
  return request === undefined ? fail('NOT_FOUND') : done({ request });
};

/**
 * `POST /sendCustomerRequest` (readings 6.5 row 63): a new request, or a further message to one. A cancellation is asked for here, never done. Pressed
 * twice it is sent once.
 */
export const sendRequest = async (context: AccountContext, sent: Sent, call: CallContext): Promise<Answer<ResponseOf<typeof sendCustomerRequest>>> => {
  const caller = await requireWriter(context, call);
  if (!caller.ok) return caller;
  const identity = caller.value;
  const before = await findByKey(context.db, identity, sent.key);
  if (before !== undefined) return one(context, identity, before);
  const message = sent.message.trim();
  if (message.length < 20) return wrong('message');
  if (sent.kind === 'CANCELLATION' && sent.bookingReference === undefined && sent.requestId === undefined) return wrong('bookingReference');
  if (sent.requestId !== undefined && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(sent.requestId)) return fail('NOT_FOUND');
  const booking = sent.bookingReference === undefined ? undefined : await findSeenBooking(context.db, identity, sent.bookingReference);
  if (sent.bookingReference !== undefined && booking === undefined) return fail('NOT_FOUND');
  const files = checkFiles(sent.files);
  if ('ok' in files) return files;
  const now = context.clock.now();
  const spent = await spendTry(context.db, [bucket('request', REQUEST_TRIES, identity.uuid)], now);
  if (!spent.allowed) return fail('TOO_MANY_REQUEST');
  const shop = booking?.shop ?? identity.partner.shop ?? context.partners.get(identity.partner.code)?.shop ?? '';
  const isLookup = identity.kind === 'booking';
  const id = await inTransaction(context.db, async (client): Promise<string | undefined> => {
    // Two clicks at the same moment wait for each other, so that the second finds the first one's request.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`request:${sent.key}`]);
    const same = await findByKey(client, identity, sent.key);
    if (same !== undefined) return same;
    const found = sent.requestId === undefined ? context.ids.uuid() : await lockOwn(client, identity, sent.requestId);
    if (found === undefined) return undefined;
    if (sent.requestId === undefined)
      await insertRequest(
        client,
        {
          id: found,
          brand: identity.brand,
          shop,
          member: isLookup ? null : identity.uuid,
          booking: isLookup ? identity.uuid : (booking?.id ?? null),
          email: identity.email,
          kind: sent.kind,
          subject: sent.subject,
          answerBy: now + ANSWER_WITHIN,
        },
        now,
      );
    const made = { id: context.ids.uuid(), request: found, key: sent.key, author: 'CUSTOMER', body: message } as const;
    await insertMessage(client, { ...made, files: files.map((file) => ({ ...file, id: context.ids.uuid() })) }, now);
    if (sent.requestId === undefined) await acknowledge(context, client, { id: found, identity, shop, bookingReference: sent.bookingReference });
    return found;
  });
  return id === undefined ? fail('NOT_FOUND') : one(context, identity, id);
};

/** The letter that says a request arrived, and in the demo the team's first answer a little later. */
const acknowledge = async (
  context: AccountContext,
  client: Parameters<typeof writeAccountLetter>[0],
  request: { readonly id: string; readonly identity: Identity; readonly shop: string; readonly bookingReference: string | undefined },
): Promise<void> => {
  const { id, identity, shop, bookingReference } = request;
  const now = context.clock.now();
  await writeAccountLetter(
    client,
    id,
    {
      kind: 'account-request-received',
      brand: identity.brand,
      shop,
      email: identity.email,
      firstName: null,
      ...(bookingReference === undefined ? {} : { bookingReference }),
      answerBy: new Date(now + ANSWER_WITHIN).toISOString(),
      link: pageOf(context, identity.brand, shop, '/account/customer-request/my-requests'),
    },
    now,
  );
  if (context.env.stage !== 'live') await enqueueJob(client, { kind: ACKNOWLEDGE_JOB, key: id, payload: {}, runAt: now + DEMO_ACKNOWLEDGE_AFTER, now });
};

interface Answered {
  readonly request: string;
  readonly text: string;
  /** The same key answers once. */
  readonly key: string;
}

/** The team answers a request: the message stands there unread, and a letter tells of it. False when it was answered so before, or is gone. */
export const answerRequest = async (context: AccountContext, { request, text, key }: Answered): Promise<boolean> => {
  const now = context.clock.now();
  return inTransaction(context.db, async (client) => {
    const { rows } = await client.query<{ brand: string; shop: string; email: string; reference: string | null }>(
      'select r.brand, r.shop, r.email, b.reference from customer_request r left join booking b on b.id = r.booking_id where r.id = $1 for update of r',
      [request],
    );
    const [found] = rows;
    if (found === undefined || shopOf(context, found.brand, found.shop) === undefined) return false;
    const isNew = await insertMessage(client, { id: context.ids.uuid(), request, key, author: 'TEAM', body: text, files: [] }, now);
    if (isNew)
      await writeAccountLetter(
        client,
        key,
        {
          kind: 'account-request-answer',
          brand: found.brand,
          shop: found.shop,
          email: found.email,
          firstName: null,
          ...(found.reference === null ? {} : { bookingReference: found.reference }),
          text,
          link: pageOf(context, found.brand, found.shop, '/account/customer-request/my-requests'),
        },
        now,
      );
    return isNew;
  });
};
