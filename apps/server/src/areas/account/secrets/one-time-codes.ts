import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code of an authenticator app is shown. */
const periodSeconds = 30;
/** Steps that a phone's clock may be off, each way. */
const window = 1;
const recoveryCodeCount = 10;
/** Without characters that look like others. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 10;

/** A new secret of 160 bits, in base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: periodSeconds });

/** What a QR code of the secret says. */
export const appAddress = (secret: string, label: string, issuer: string): string =>
  totp(secret, label, issuer).toString();

/** The time step of a right code; undefined for any other text. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, window, timestamp: now });
  return delta === null ? undefined : Math.floor(now / 1_000 / periodSeconds) + delta;
}

const character = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)] ?? '';

/** New recovery codes, of 49 bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const all = Array.from({ length: recoveryLength }, character).join('');
    return `${all.slice(0, recoveryLength / 2)}-${all.slice(recoveryLength / 2)}`;
  });
}

/** The stored form of a recovery code, however its parts and letters are written. */
export function hashRecoveryCode(code: string, key: Buffer): Buffer {
  const plain = code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
  return createHmac('sha256', key).update(`recovery ${plain}`).digest();
}
