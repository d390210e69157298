import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a webhook's signed time may lie from ours, in milliseconds: older ones are replays. */
export const REPLAY_WINDOW = 5 * 60_000;

/**
 * Whether a webhook was signed by the provider within the replay window.
 * Header form: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`; several v1 parts are allowed while a secret is rotated.
 */
export const isSignatureValid = (header: string | undefined, body: string, secret: string, now: number): boolean => {
  if (header === undefined || header.length > 500) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1];
  if (time === undefined || !/^\d{1,12}$/u.test(time)) return false;
  if (Math.abs(now - Number(time) * 1000) > REPLAY_WINDOW) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return parts.some(([name, value]) => {
    if (name !== 'v1' || value === undefined || !/^[0-9a-f]{64}$/u.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, 'hex'), expected);
  });
};
