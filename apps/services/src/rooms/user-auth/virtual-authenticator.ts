import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser would answer, in the JSON forms of WebAuthn. */
export type WebAuthnJson = Record<string, unknown>;

/** A passkey device in software, for tests: one key pair, ES256, user verified. */
export interface VirtualAuthenticator {
  readonly id: string;
  create(challenge: string, page: { readonly origin: string; readonly rpId: string }): WebAuthnJson;
  get(challenge: string, page: { readonly origin: string; readonly rpId: string; readonly isVerified?: boolean }): WebAuthnJson;
}

const PRESENT = 0x01,
  VERIFIED = 0x04,
  ATTESTED = 0x40;

const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const words = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const whole = (value: number): Buffer => (value < 0 ? head(1, -value - 1) : head(0, value));
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** COSE form of an ES256 key. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map(
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, 'base64url'))],
    [whole(-3), bytes(Buffer.from(y, 'base64url'))],
  );
};

export const createVirtualAuthenticator = (): VirtualAuthenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = credential.toString('base64url');
  let counter = 0;
  const counted = (): Buffer => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32BE(++counter);
    return buffer;
  };
  const authData = (rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer =>
    Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted(), rest]);
  const client = (type: string, challenge: string, origin: string): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id,
    create: (challenge, { origin, rpId }) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credential.length]), credential, coseKey(publicKey)]);
      const attestation = map(
        [words('fmt'), words('none')],
        [words('attStmt'), map()],
        [words('authData'), bytes(authData(rpId, PRESENT | VERIFIED | ATTESTED, attested))],
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get: (challenge, { origin, rpId, isVerified = true }) => {
      const clientData = client('webauthn.get', challenge, origin);
      const data = authData(rpId, isVerified ? PRESENT | VERIFIED : PRESENT);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, createHash('sha256').update(clientData).digest()]), privateKey).toString('base64url'),
        },
      };
    },
  };
};
