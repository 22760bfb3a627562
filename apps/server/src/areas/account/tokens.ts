import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A token nobody can guess: 256 random bits, 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random, so a fast hash keeps it as secret as a slow one would. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token that follows a refresh token: the same for everyone who presents that token, and for nobody who knows
 * only the stored salt.
 */
export function deriveToken(
  refreshToken: string,
  salt: Buffer,
  kind: 'access' | 'refresh' | 'media',
): string {
  return createHmac('sha256', refreshToken).update(kind).update(salt).digest('base64url');
}
