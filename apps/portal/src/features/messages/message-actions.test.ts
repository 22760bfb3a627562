import { expect, test } from 'vitest';
import { me, message } from '@snap/portal-messaging/testing';
import { actionsFor, type ActionRules } from './message-actions.ts';

const sendTime = 1_780_000_000_000;
const rules: ActionRules = {
  me,
  now: sendTime + 60_000,
  recallMinutes: 2,
  editHours: 24,
  group: false,
  owner: false,
  application: false,
  closed: false,
  pinned: false,
  favourite: false,
  rewritable: false,
};
const own = message(1, { sender: me, sendTime });
const others = message(2, { sendTime });
const file = { id: 'f', name: 'a.pdf', ext: 'pdf', size: 1, isImage: false } as const;

test('a message of one’s own is taken back for two minutes and changed for a day', () => {
  expect(actionsFor(own, rules)).toEqual(expect.arrayContaining(['edit', 'recall']));
  const later = actionsFor(own, { ...rules, now: sendTime + 2 * 60_000 });
  expect(later).toContain('edit');
  expect(later).not.toContain('recall');
  expect(actionsFor(own, { ...rules, now: sendTime + 24 * 3_600_000 })).not.toContain('edit');
});

test('another’s message is neither changed nor taken back, unless by the owner of the group', () => {
  expect(actionsFor(others, rules)).not.toEqual(expect.arrayContaining(['edit']));
  expect(actionsFor(others, rules)).not.toContain('recall');
  expect(actionsFor(others, { ...rules, group: true, owner: true })).toContain('recall');
});

test('an owner takes back what is their own for two minutes, as everyone does', () => {
  const owner = { ...rules, group: true, owner: true, now: sendTime + 2 * 60_000 };
  expect(actionsFor(own, owner)).not.toContain('recall');
  expect(actionsFor(others, owner)).toContain('recall');
});

test('offers the readers of one’s own messages in groups only', () => {
  expect(actionsFor(own, rules)).not.toContain('readers');
  expect(actionsFor(own, { ...rules, group: true })).toContain('readers');
  expect(actionsFor(others, { ...rules, group: true })).not.toContain('readers');
});

test('a file without text can be saved, not copied or edited', () => {
  const actions = actionsFor({ ...own, text: '', kind: 'file', file }, rules);
  expect(actions).toContain('save');
  expect(actions).not.toContain('copy');
  expect(actions).not.toContain('edit');
});

test('of a recalled message only its words come back, to its author', () => {
  const recalled = { ...own, recalled: true, text: '' };
  expect(actionsFor(recalled, rules)).toEqual([]);
  expect(actionsFor(recalled, { ...rules, rewritable: true })).toEqual(['reedit']);
  expect(actionsFor({ ...others, recalled: true }, { ...rules, rewritable: true })).toEqual([]);
});

test('a pinned favourite offers to unpin it and to remove the favourite', () => {
  const actions = actionsFor(others, { ...rules, pinned: true, favourite: true });
  expect(actions).toEqual(expect.arrayContaining(['unpin', 'unfavourite']));
});

test('a closed group only offers what changes no message, and recalling', () => {
  const closed = { ...rules, group: true, closed: true, pinned: true };
  expect(actionsFor(own, closed)).toEqual([
    'forward',
    'copy',
    'favourite',
    'readers',
    'select',
    'recall',
    'remove',
  ]);
  expect(actionsFor({ ...own, recalled: true, text: '' }, { ...closed, rewritable: true })).toEqual([]);
});

test('a notice is not answered', () => {
  const actions = actionsFor({ ...others, kind: 'notice' }, { ...rules, application: true });
  expect(actions).not.toContain('reply');
  expect(actions).toContain('forward');
});
