import { devices } from '../contract/account/devices.ts';
import { organisation } from './organisation.ts';
import { passwords } from './passwords.ts';
import { registration } from './registration.ts';
import { secondFactor } from '../contract/account/second-factor.ts';
import { session } from './session.ts';
import { signInCodes } from './sign-in-codes.ts';
import { signOn } from './sign-on.ts';

export const account = {
  ...session,
  ...passwords,
  ...registration,
  ...signInCodes,
  ...signOn,
  ...organisation,
  ...devices,
  ...secondFactor,
};
