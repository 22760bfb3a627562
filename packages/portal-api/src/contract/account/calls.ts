import { devices } from './devices.ts';
import { organisation } from './organisation.ts';
import { passwords } from './passwords.ts';
import { registration } from './registration.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { signInCodes } from './sign-in-codes.ts';
import { signOn } from './sign-on.ts';

/** Sessions, passwords, registration and sign-in codes. The first page imports `session` alone. */
export const account = {
  ...session,
  ...passwords,
  ...signInCodes,
  ...signOn,
  ...registration,
  ...organisation,
  ...devices,
  ...secondFactor,
};
