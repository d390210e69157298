import { createSandbox } from './app.ts';
import { settleDue } from './payments.ts';
import { Store } from './store.ts';
import { deliverDue } from './webhooks.ts';

// The payment provider as its own process: own port, own origin, own database file.
const port = Number(process.env['SANDBOX_PORT'] ?? 4100);
const base = process.env['SANDBOX_PUBLIC_URL'] ?? `http://localhost:${port}`;
const store = new Store(process.env['SANDBOX_DATA'] ?? '.data/payment-sandbox/provider.sqlite');
const merchantKey = process.env['SANDBOX_MERCHANT_KEY'] ?? 'demo-merchant-key';
const webhookSecret = process.env['SANDBOX_WEBHOOK_SECRET'] ?? 'demo-webhook-secret';
const dropShare = Number(process.env['SANDBOX_DROP_SHARE'] ?? 0);

const app = await createSandbox({
  store,
  base,
  merchantKey,
  webhookSecret,
  now: () => Date.now(),
  lateBy: Number(process.env['SANDBOX_LATE_MS'] ?? 8_000),
  ...(dropShare > 0 ? { dropAnswer: () => Math.random() < dropShare } : {}),
});

let running = Promise.resolve<unknown>(undefined);
const tick = setInterval(() => {
  running = running.then(() => {
    settleDue(store, base, Date.now());
    return deliverDue(store, webhookSecret, () => Date.now());
  });
}, 400);

const stop = async (): Promise<void> => {
  clearInterval(tick);
  await running;
  await app.close();
  store.close();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await app.listen({ port, host: process.env['SANDBOX_HOST'] ?? '0.0.0.0' });
console.log(`payment sandbox   ${base}`);
