import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codePoints } from './code-points.ts';
import { groupNameOf } from './group-name.ts';

it.each([
  [['张伟', '李娜'], '张伟、李娜'],
  [['张伟', '李娜', '王芳', '田中太郎', '陈明明'], '张伟、李娜、王芳、田中太郎…'],
  [['Zhang Wei', 'Li Na', 'José García'], 'Zhang Wei、Li Na…'],
  [['Zhang Wei', 'José García', 'Li Na'], 'Zhang、José、Li'],
  [['José García Muñoz', 'Emily Smith', '李娜'], 'José、Emily、李娜'],
  [['José García Muñoz'], 'José'],
  [['Donaudampfschifffahrt', 'Li Na'], 'Donaudampfschif…'],
])('names a group after %j: %s', (names, expected) => {
  expect(groupNameOf(names, 16)).toBe(expected);
});

it('contains whole names within the limit', () => {
  const name = fc.string({ unit: fc.constantFrom('王', '芳', 'a', 'b'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 30 }), (names) => {
      const made = groupNameOf(names, 16);
      expect(codePoints(made)).toBeLessThanOrEqual(16);
      const shown = made.replace(/…$/u, '').split('、');
      expect(shown).toEqual(names.slice(0, shown.length));
      expect(made.endsWith('…')).toBe(shown.length < names.length);
    }),
  );
});
