import { describe, expect, it } from 'vitest';
import { filtered, unreadTotals } from './filters.ts';
import type { ConversationView } from '../types.ts';

const view = (id: string, rest: Partial<ConversationView> = {}): ConversationView => ({
  id,
  kind: 'person',
  targetId: id,
  name: id,
  unread: 0,
  pinned: false,
  muted: false,
  ...rest,
});
const list = [
  view('quiet'),
  view('new', { unread: 3 }),
  view('muted', { kind: 'group', muted: true, unread: 7 }),
  view('called', { kind: 'teamGroup', unread: 2, mentioned: true }),
];
const ids = (views: readonly ConversationView[]) => views.map(({ id }) => id);

describe('filtered', () => {
  it.each([
    ['all', ['quiet', 'new', 'muted', 'called']],
    ['unread', ['new', 'muted', 'called']],
    ['mentioned', ['called']],
    ['groups', ['muted', 'called']],
  ] as const)('%s shows its own, in the order given', (filter, shown) => {
    expect(ids(filtered(list, filter, undefined))).toEqual(shown);
  });

  it('keeps the open conversation under the unread filter while it is read', () => {
    expect(ids(filtered(list, 'unread', 'quiet'))).toEqual(['quiet', 'new', 'muted', 'called']);
    expect(ids(filtered(list, 'groups', 'quiet'))).toEqual(['muted', 'called']);
  });
});

describe('a conversation that is marked as unread', () => {
  const marked = [
    view('quiet'),
    view('marked', { markedUnread: true }),
    view('new', { unread: 3, markedUnread: true }),
  ];

  it('passes the unread filter and counts as one', () => {
    expect(ids(filtered(marked, 'unread', undefined))).toEqual(['marked', 'new']);
    expect(unreadTotals(marked)).toMatchObject({ unread: 4 });
  });

  it('counts as one when muted, like in the title and the menu', () => {
    const muted = [view('muted', { unread: 5, muted: true, markedUnread: true }), view('new', { unread: 3 })];
    expect(unreadTotals(muted)).toMatchObject({ all: 4, unread: 4 });
  });
});

describe('unreadTotals', () => {
  it('leaves out muted conversations and counts mentions per conversation', () => {
    expect(unreadTotals(list)).toEqual({ all: 5, unread: 5, mentioned: 1, groups: 2 });
  });
});
