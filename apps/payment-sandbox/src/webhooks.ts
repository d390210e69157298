import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

/** Back-off before the nth further attempt, in milliseconds; after the last one the event stays for a person to look at. */
const RETRY_AFTER = [1_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000];

/** Signature header of a webhook body at `now` (epoch ms): `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export const signWebhook = (body: string, secret: string, now: number): string => {
  const t = Math.floor(now / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
};

/** Delivers what is due, one attempt each; a refusal or time-out puts the event back with a longer wait. */
export const deliverDue = async (store: Store, secret: string, now: () => number): Promise<number> => {
  let delivered = 0;
  for (const event of store.dueWebhooks(now())) {
    const ok = await fetch(event.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signWebhook(event.body, secret, now()) },
      body: event.body,
      signal: AbortSignal.timeout(5_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) {
      store.finishWebhook(event.id);
      delivered += 1;
    } else {
      store.delayWebhook(event.id, now() + (RETRY_AFTER[event.attempt] ?? Number.MAX_SAFE_INTEGER / 2));
    }
  }
  return delivered;
};
