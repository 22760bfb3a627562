import type { PasswordRule } from '../blocks/PasswordDialog/types.ts';
import type { FieldRule } from '../primitives/Field/use-validated-field.ts';

// Rules belong to whoever knows the server; these stand in for them.

/** A rule for new passwords. */
export const passwordRule: PasswordRule = {
  check: (password) => ({
    minLength: password.length >= 8,
    uppercase: /[A-Z]/.test(password),
    lowercase: /[a-z]/.test(password),
    digit: /\d/.test(password),
    special: /[~!@#$%^&*?.<>()]/.test(password),
    maxLength: password.length <= 128,
  }),
  specials: '~!@#$%^&*?.<>()',
  min: 8,
  max: 128,
};

/** A rule for mobile numbers. */
export const mobileRule: FieldRule = {
  normalise: (text) => text.normalize('NFKC').replaceAll(' ', ''),
  check: (text) => /^1\d{10}$/.test(text),
};

/** Characters to read, for the stories of forms that ask for them. */
export const captchaPicture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="140" height="48"><text x="22" y="35" font-size="32" fill="#456">7KRM</text></svg>',
  );
