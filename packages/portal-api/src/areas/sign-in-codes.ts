import { signInCodes as calls } from '../contract/account/sign-in-codes.ts';
import { type Credentials, credentialsOf } from './credentials.ts';
import { worded } from './worded.ts';

/** Signing in by something else than a password. */
export const signInCodes = {
  ...calls,
  bind: worded(calls.bind, ({ ticket, ...credentials }: Credentials & { ticket: string }) => ({
    ...credentialsOf(credentials),
    ticket,
  })),
};
