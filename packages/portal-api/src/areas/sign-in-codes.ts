import { signInCodes as calls } from '../contract/account/sign-in-codes.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import { worded, wordedResult } from './worded.ts';

/** Signing in by something else than a password. */
export const signInCodes = {
  ...calls,
  /** `scanId` is shown, as a QR code; `code` is presented to `loginByCode`. */
  scanTicket: wordedResult(calls.scanTicket, ({ uid: scanId, ...ticket }) => ({ scanId, ...ticket })),
  confirmScan: worded(calls.confirmScan, ({ scanId }: { scanId: string }) => ({ uid: scanId })),
  bind: worded(calls.bind, ({ ticket, ...credentials }: Credentials & { ticket: string }) => ({
    ...credentialsOf(credentials),
    ticket,
  })),
};
