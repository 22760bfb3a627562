import { describe, expect, test } from 'vitest';
import { hasPermission, hasRole } from './visibility.ts';

describe.each([
  ['roles', hasRole, 'admin'],
  ['permissions', hasPermission, '*:*:*'],
] as const)('a rule of %s', (what, has, master) => {
  test('allows a user who has one of the permissions', () => {
    expect(has(['a', 'b'], ['b', 'c'])).toBe(true);
    expect(has(['a'], ['b', 'c'])).toBe(false);
    expect(has([], ['b'])).toBe(false);
  });

  test(`always passes ${master}`, () => {
    expect(has([master], ['b'])).toBe(true);
    expect(has(['a'], [master])).toBe(false);
  });

  test('without a list is a mistake of its developer', () => {
    expect(() => has(['a'], [])).toThrow(`A rule needs its list of ${what}.`);
    // @ts-expect-error what untyped code may do
    expect(() => has([master], undefined)).toThrow(TypeError);
  });
});
