import { expect, test } from 'vitest';
import { mobileRule } from './mobile-rule.ts';

const { normalise, check } = mobileRule;

test.each(['13800001234', '１３８００００１２３４', '138 0000 1234', '+86 138 0000 1234', '008613800001234'])(
  '%s is a mobile number',
  (typed) => {
    expect(normalise(typed)).toBe('13800001234');
    expect(check(normalise(typed))).toBe(true);
  },
);

test.each(['', '23800001234', '1380000123', '138000012345', '010-88880000', '+1 138 0000 1234', '86138000'])(
  '%j is none',
  (typed) => {
    expect(check(normalise(typed))).toBe(false);
  },
);
