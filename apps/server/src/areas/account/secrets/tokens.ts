import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A random token of 256 bits, as 43 characters. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A token is random, so a fast hash is as safe as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The token that follows a refresh token: the same for every holder of that token, and unknown to a reader of the
 * stored salt.
 */
export function deriveToken(
  refreshToken: string,
  salt: Buffer,
  kind: 'access' | 'refresh' | 'media' | 'family',
): string {
  return createHmac('sha256', refreshToken).update(kind).update(salt).digest('base64url');
}

/** Characters at the head of a refresh token that all tokens of its session share: 128 random bits. */
const familyLength = 22;
const refreshLength = familyLength + 43;

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return makeToken().slice(0, familyLength) + makeToken();
}

/** Prefix that all refresh tokens of a session share; undefined for a token from before families. */
export function familyOf(refreshToken: string): string | undefined {
  return refreshToken.length === refreshLength ? refreshToken.slice(0, familyLength) : undefined;
}

/** The refresh token that replaces another: of the same family, or of a new one for a token without a family. */
export function nextRefreshToken(refreshToken: string, salt: Buffer): string {
  const family = familyOf(refreshToken) ?? deriveToken(refreshToken, salt, 'family').slice(0, familyLength);
  return family + deriveToken(refreshToken, salt, 'refresh');
}
