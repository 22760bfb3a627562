import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { session } from '../../stores/session.ts';
import { favourite, messageSource as message } from '../../testing/favourites.ts';
import { jumpOf, toNewFavourite, toFavouriteView } from './view-models.ts';

test('a message shows its text and its sender', () => {
  expect(toFavouriteView(favourite(message, { title: '李娜', text: '明早八点开会' }), 'zh')).toMatchObject({
    title: '明早八点开会',
    source: '李娜',
  });
});

test('a message that mentions everyone calls them as its reader does', () => {
  i18n.loadAndActivate({ locale: 'zh', messages: {} });
  const called = favourite({ ...message, callsAll: true }, { text: '@todos cierre' });
  expect(toFavouriteView(called, 'zh').title).toBe('@所有人 cierre');
  expect(toFavouriteView(favourite(message, { text: '@todos' }), 'zh').title).toBe('@todos');
});

test('a file that came with a message is shown by its name, and leads to its message', () => {
  const item = favourite({ ...message, file: { fileId: 'f1', name: '稿.docx', ext: 'docx', size: 1 } });
  expect(toFavouriteView(item, 'zh')).toMatchObject({ title: '稿.docx', fileKind: 'document' });
  expect(jumpOf(item)).toEqual({ to: 'conversation', type: 'group', id: 'g1', messageId: 'm-1' });
});

test('an image shows its thumbnail while it exists', () => {
  // The URL of a file names the signed-in user.
  vi.stubGlobal('document', { cookie: 'portal_login=demo~lina' });
  const image = { fileId: 'f1', name: '画.png', ext: 'png', size: 1, thumbWidth: 320, thumbHeight: 200 };
  for (const item of [favourite({ type: 'file', ...image }), favourite({ ...message, file: image })]) {
    const { thumb } = toFavouriteView(item, 'zh');
    expect(thumb).toMatchObject({ width: 320, height: 200 });
    expect(thumb?.url).toContain('f1');
    expect(toFavouriteView({ ...item, sourceRemoved: true }, 'zh').thumb).toBeUndefined();
  }
});

test('a person and a group are seen in the colours that they have everywhere', () => {
  const person = favourite({ type: 'person', userId: 'demo~lina' });
  expect(toFavouriteView(person, 'zh').avatarId).toBe('demo~lina');
  const firstMembers = [
    { id: 'demo~lina', name: '李娜' },
    { id: 'demo~garcia', name: 'José García' },
  ];
  const group = { type: 'group', groupId: 'g2', groupType: 'teamGroup' } as const;
  const seen = toFavouriteView(favourite({ ...group, firstMembers }), 'zh');
  expect(seen).toMatchObject({ avatarId: 'g2', members: firstMembers });
  // Of two members the other one and oneself make the mark.
  const pair = toFavouriteView(favourite({ ...group, firstMembers: firstMembers.slice(1) }), 'zh');
  expect(pair.members?.map(({ id }) => id)).toEqual(['demo~garcia', session.userId]);
});

test('a team leads to its conversation, and what is gone nowhere', () => {
  const team = favourite({ type: 'group', groupId: 'g2', groupType: 'teamGroup' });
  expect(jumpOf(team)).toEqual({ to: 'conversation', type: 'teamGroup', id: 'g2' });
  expect(jumpOf({ ...team, sourceRemoved: true })).toBeUndefined();
  expect(jumpOf(favourite({ type: 'note' }))).toBeUndefined();
});

test('a removed favourite is added again with its tags', () => {
  expect(toNewFavourite(favourite({ type: 'note' }, { text: '记一笔' }))).toEqual({
    kind: 'note',
    text: '记一笔',
    tags: ['重要'],
  });
  expect(toNewFavourite(favourite({ type: 'link', url: 'https://example.com/' }))).toEqual({
    kind: 'link',
    url: 'https://example.com/',
    title: '标题',
    tags: ['重要'],
  });
});
