import { describe, expect, it, test } from 'vitest';
import { covers, isPermissionRule } from './permissions.ts';

describe('a rule', () => {
  test.each([
    ['*:*:*', 'story:publish'],
    ['*:*:*', '*:*:*'],
    ['story:publish', 'story:publish'],
    ['story:*', 'story:publish'],
    ['administration:*', 'administration:people:view'],
    ['administration:*', 'administration:*'],
    ['administration:*:view', 'administration:people:view'],
    ['administration:*', 'administration:*:view'],
    ['*:view', 'workspace:view'],
  ])('%s allows %s', (rule, other) => expect(covers(rule, other)).toBe(true));

  test.each([
    ['story:publish', 'story:review'],
    ['story:publish', 'story:*'],
    ['story:publish', '*:*:*'],
    ['story:*', '*:*:*'],
    ['story:*', 'storybook:view'],
    ['administration:*:view', 'administration:people:edit'],
    ['administration:*:view', 'administration:*'],
    ['administration:people:*', 'administration:*'],
    ['administration:*:*', 'administration:*'],
    ['*:view', 'administration:people:view'],
    // What ends in `*` also stands for longer ones.
    ['*:view', 'workspace:*'],
  ])('%s does not allow %s', (rule, other) => expect(covers(rule, other)).toBe(false));

  it('is two to six parts of words and stars', () => {
    for (const rule of ['story:publish', 'a:b:c', 'story:*', '*:view', '*:*:*', 'a.b:c_d-1']) {
      expect([rule, isPermissionRule(rule)]).toEqual([rule, true]);
    }
    const wrong = [
      '',
      'story',
      '*',
      '*:*',
      '*:*:*:*',
      'a::b',
      'a:b:',
      'a: b',
      'a:b*',
      'a:b:c:d:e:f:g',
      '审:稿',
    ];
    for (const rule of [...wrong, `a:${'b'.repeat(99)}`]) {
      expect([rule, isPermissionRule(rule)]).toEqual([rule, false]);
    }
  });
});
