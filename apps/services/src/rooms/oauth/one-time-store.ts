import { fingerprint } from '../../platform/ids.ts';
import type { AuthContext } from '../user-auth/index.ts';

export type OneTimePurpose = 'oauth-state' | 'oauth-code';

/** Keeps something under a secret for `life` milliseconds, for one device; only the secret's fingerprint is kept. */
export const keepOnce = async (
  context: AuthContext,
  entry: { readonly purpose: OneTimePurpose; readonly secret: string; readonly device: string; readonly payload: unknown; readonly life: number },
): Promise<void> => {
  await context.db.query('insert into auth_once (id, purpose, device, payload, expires_at) values ($1, $2, $3, $4, $5)', [
    fingerprint(entry.secret),
    entry.purpose,
    entry.device,
    JSON.stringify(entry.payload),
    new Date(context.clock.now() + entry.life),
  ]);
};

/** Takes it out again: once, in time, on the same device. */
export const takeOnce = async (context: AuthContext, purpose: OneTimePurpose, secret: string, device: string | null): Promise<unknown> =>
  (
    await context.db.query<{ payload: unknown }>('delete from auth_once where id = $1 and purpose = $2 and device = $3 and expires_at > $4 returning payload', [
      fingerprint(secret),
      purpose,
      device,
      new Date(context.clock.now()),
    ])
  ).rows[0]?.payload;
