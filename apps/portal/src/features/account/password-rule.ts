import { checkPassword, passwordLengths, passwordSpecials } from '@snap/portal-api/rules';
import type { PasswordRule } from '@snap/portal-ui/password-dialog';

/** The one rule for new passwords, as forms take it (decisions A9, A10). */
export const passwordRule: PasswordRule = {
  check: checkPassword,
  specials: passwordSpecials,
  ...passwordLengths,
};
