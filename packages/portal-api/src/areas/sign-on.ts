import { signOn as calls } from '../contract/account/sign-on.ts';
import { type PlainInput, worded } from './worded.ts';
import type { InputOf } from '../contract/endpoint.ts';

type Finish = PlainInput<InputOf<typeof calls.finishSignOn>>;

/** Sign-in by the organisation's identity provider. */
export const signOn = {
  ...calls,
  finishSignOn: worded(
    calls.finishSignOn,
    ({ issuer, ...given }: Omit<Finish, 'iss'> & { issuer?: string }) => ({
      ...given,
      ...(issuer !== undefined && { iss: issuer }),
    }),
  ),
  /** For providers, not for pages. */
  endSignOn: worded(
    calls.endSignOn,
    ({ tenantId, logoutToken }: { tenantId: string; logoutToken: string }) => ({
      tenantId,
      logout_token: logoutToken,
    }),
  ),
};
