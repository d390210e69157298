import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createGate } from './gate.ts';

/** 19 MiB, two passes: the least that OWASP asks of argon2id, some 30 ms of a processor. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16,
  HASH_BYTES = 32;
/** Checks that may wait at once: with more, the answer would come too late to be of use. */
const WAITING = 32;

interface Phc {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u;

const parsePhc = (text: string): Phc => {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(text) ?? [];
  if (salt === undefined || hash === undefined) throw new Error('A stored password hash is no argon2id string');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
};
const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '');

const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Omit<Phc, 'salt' | 'hash'>, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Two keyboards may compose a letter differently: the same password is the same text (NFKC).
    argon2('argon2id', { message: password.normalize('NFKC'), nonce: salt, memory, passes, parallelism, tagLength: length }, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });

/** Hashes and checks passwords, a few at a time. Both answer `null` when too many wait already: nothing was done. */
export interface Passwords {
  hash(password: string): Promise<string | null>;
  /** With no stored hash the same work is done, and the answer is false: nobody can tell by the time whether an account is there. */
  verify(stored: string | null, password: string): Promise<boolean | null>;
}

/**
 * A place for password work that leaves the rest of the program responsive: at most `atOnce` run, `waiting` wait.
 * Half of the processors by default, so that an attack on sign-ins takes half of the machine and no more.
 */
export const createPasswords = ({
  atOnce = Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting = WAITING,
}: {
  readonly atOnce?: number;
  readonly waiting?: number;
} = {}): Passwords => {
  const inTurn = createGate({ atOnce, waiting });
  const nobody = randomBytes(SALT_BYTES);

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(SALT_BYTES);
        const hash = await derive(password, salt, PARAMETERS, HASH_BYTES);
        return `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
      }),
    verify: (stored, password) =>
      inTurn(async () => {
        if (stored === null) {
          await derive(password, nobody, PARAMETERS, HASH_BYTES);
          return false;
        }
        const phc = parsePhc(stored);
        return timingSafeEqual(await derive(password, phc.salt, phc, phc.hash.length), phc.hash);
      }),
  };
};
