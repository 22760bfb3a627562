import { randomBytes } from 'node:crypto';
import { createQueue } from '../limits/queue.ts';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane; about 8 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashes at a time: bounds the memory, and leaves Node's thread pool to other work. */
const maxAtOnce = 2;
/**
 * Hashes that may wait: a whole newsroom that signs in at nine. At a hundred a second the last waits for ten seconds.
 * More are refused with 429 (G16).
 */
export const maxWaiting = 1_000;

const queued = createQueue(maxAtOnce, maxWaiting);

/** Hashes a password. */
export function hashPassword(password: string): Promise<string> {
  return queued(async () => (await loadArgon2()).hash(password, cost));
}

/**
 * Whether a password fits a hash. Without a hash it does the same work and says no, so that existing and absent
 * accounts look alike (G15). Throws 429 when too many are waiting.
 */
export function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  return queued(async () => {
    const { verify } = await loadArgon2();
    const fits = await verify(hash ?? (await decoy()), password);
    return fits && Boolean(hash);
  });
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= loadArgon2().then(({ hash }) => hash(randomBytes(16), cost));
  return decoyHash;
}

/**
 * Loaded at the first hash, to keep it out of the server's start, together with the decoy, so that no response is
 * slower by its creation.
 */
let argon2: Promise<typeof import('@node-rs/argon2')> | undefined;
function loadArgon2() {
  argon2 ??= import('@node-rs/argon2');
  return argon2;
}
