import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupAvatarId, groupIdOfAvatar, joinUserId, splitUserId, targetTypeOf } from './target.ts';

const tenant = fc.stringMatching(/^[a-z0-9-]+$/);
const login = fc.string({ minLength: 1 });

test('splitting reverses joining', () => {
  fc.assert(
    fc.property(tenant, login, (tenantId, user) => {
      const id = joinUserId(tenantId, user);
      expect(splitUserId(id)).toEqual({ tenantId, login: user });
      expect(targetTypeOf(id, tenantId)).toBe('user');
    }),
  );
});

test.each(['', '~', 'demo', 'demo~', '~lina', 'g-0198'])("%j is not a person's id", (id) => {
  expect(splitUserId(id)).toBeUndefined();
  expect(targetTypeOf(id, 'demo')).toBe('group');
});

test.each([
  ['demo~lina', 'user'],
  ['demo2~lina', 'group'],
  ['acme~walker', 'group'],
  ['Demo~lina', 'group'],
  ['demo-42', 'group'],
])('%s of tenant demo is a %s', (id, type) => {
  expect(targetTypeOf(id, 'demo')).toBe(type);
});

test("a group's avatar id contains the group's id, and bare ids are accepted", () => {
  expect(groupAvatarId('42')).toBe('42_discussionGroup');
  expect(groupIdOfAvatar('42_discussionGroup')).toBe('42');
  expect(groupIdOfAvatar('42')).toBe('42');
});
