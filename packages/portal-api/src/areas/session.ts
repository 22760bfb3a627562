import { session as calls } from '../contract/account/session.ts';
import { credentialsOf } from './credentials.ts';
import { worded } from './worded.ts';

/** Calls that start, renew and end a session. */
export const session = {
  login: worded(calls.login, credentialsOf),
  captcha: worded(calls.captcha, ({ captchaId }: { captchaId: string }) => ({
    checkCodeId: captchaId,
  })),
  refresh: calls.refresh,
  logout: calls.logout,
};
