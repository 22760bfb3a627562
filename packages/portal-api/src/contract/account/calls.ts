import { organisation } from './organisation.ts';
import { passwords } from './passwords.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { signInCodes } from './sign-in-codes.ts';

/**
 * Signing in and out, passwords, making an account. The parts stand alone too: the first page carries `session` only.
 */
export const account = { ...session, ...passwords, ...signInCodes, ...registration, ...organisation };
