import { signInCodes as calls } from '../contract/account/sign-in-codes.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import { worded, wordedResult } from './worded.ts';

/** Sign-in without a password. */
export const signInCodes = {
  ...calls,
  /** Show `scanId` as a QR code; pass the secret `code` to `loginByCode`. */
  scanTicket: wordedResult(calls.scanTicket, ({ uid: scanId, ...ticket }) => ({ scanId, ...ticket })),
  confirmScan: worded(calls.confirmScan, ({ scanId }: { scanId: string }) => ({ uid: scanId })),
  bind: worded(calls.bind, ({ ticket, ...credentials }: Credentials & { ticket: string }) => ({
    ...credentialsOf(credentials),
    ticket,
  })),
};
