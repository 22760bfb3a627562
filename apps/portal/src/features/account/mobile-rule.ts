import { isMobile, normalisePhone } from '@snap/portal-api/rules';
import type { FieldRule } from '@snap/portal-ui/field';

/** A mobile number as forms take it (decision E10); one from an address book may have the country before it. */
export const mobileRule: FieldRule & { normalise: (text: string) => string } = {
  normalise: (text) => normalisePhone(text).replace(/^(?:\+|00)86(?=1\d{10}$)/, ''),
  check: isMobile,
};
