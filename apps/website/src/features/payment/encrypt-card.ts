import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { TypedCard } from './card-rules.ts';

const isKeySet = (value: unknown): value is { readonly keys: readonly JWK[] } =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);

/**
 * Encrypts a card for the payment provider alone, with the public key of the provider's own origin (funnel 3.11 `encryptedCard`): neither
 * our servers nor our storage ever see it. Undefined when the provider does not answer or has no usable key.
 * The holder is the first traveller, as the card's own name is not asked for.
 */
export const encryptCard = async (
  card: TypedCard,
  { origin, holder, now }: { readonly origin: string; readonly holder: string; readonly now: number },
): Promise<string | undefined> => {
  try {
    const answer = await fetch(`${origin}/v1/keys`, { signal: AbortSignal.timeout(10_000), credentials: 'omit' });
    const set: unknown = answer.ok ? await answer.json() : undefined;
    const jwk = isKeySet(set) ? set.keys.find((key) => key.kty === 'RSA' && (key.use ?? 'enc') === 'enc') : undefined;
    if (jwk === undefined) return undefined;
    const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const content = {
      number: card.number.replaceAll(/\D/gu, ''),
      cvc: card.cvc.replaceAll(/\D/gu, ''),
      exp: card.expiry,
      holder: holder.slice(0, 80),
      nonce,
      ts: now,
    };
    return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', ...(jwk.kid === undefined ? {} : { kid: jwk.kid }) })
      .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
  } catch {
    return undefined;
  }
};
