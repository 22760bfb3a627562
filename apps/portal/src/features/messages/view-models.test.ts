import { i18n } from '@lingui/core';
import type { Message } from '@snap/portal-api/contract';
import { lastMessageOf } from '@snap/portal-api/live';
import type { OutboxItem } from '@snap/portal-messaging';
import { expect, test } from 'vitest';
import { me, message, peer, withPeer } from '@snap/portal-messaging/testing';
import { summaryOf } from '../../i18n/message-texts/summary.ts';
import { toConversationView } from './conversation-view-models.ts';
import { forwardableOf } from './forwardable.ts';
import { lineOf, toMessageView, toOutgoingView, type Reader } from './view-models.ts';

i18n.loadAndActivate({ locale: 'zh', messages: {} });

const emptyLine = {
  lastTime: 0,
  lastSeq: 1,
  readSeq: 1,
  mentionSeqs: [],
  uncountedSeqs: [],
  pinned: false,
  muted: false,
};

const reader: Reader = {
  me,
  nameOf: () => undefined,
  avatarUrlOf: () => undefined,
  peerReadSeq: 0,
  pinnedIds: new Set(),
  language: 'en',
};

test('message views › two senders with the same clientMsgId have rows of their own', () => {
  const clientMsgId = 'same';
  const rows = [
    message(1, { sender: me, clientMsgId }),
    message(2, { sender: peer, clientMsgId }),
    message(3, { sender: 'demo~smith', clientMsgId }),
  ].map((each) => toMessageView(each, reader));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('message views › a sent message keeps the row of its outbox item', () => {
  const item: OutboxItem = {
    clientMsgId: 'c1',
    account: me,
    target: withPeer,
    text: 'hello',
    createdAt: 0,
    state: 'sending',
  };
  const waiting = toOutgoingView(item, { id: me, name: '张伟' }, undefined, undefined);
  expect(toMessageView(message(1, { sender: me, clientMsgId: 'c1' }), reader).id).toBe(waiting.id);
});

test('message views › a mention of everyone is in the language of the reader, other words stay', () => {
  const called = message(1, { sender: peer, text: '@todos hola ＠todos, @todosantos', mentions: ['all'] });
  expect(toMessageView(called, reader).text).toBe('@所有人 hola ＠所有人, @todosantos');
  expect(lineOf(called)).toBe('@所有人 hola ＠所有人, @todosantos');
  expect(summaryOf(lastMessageOf(called), me)).toBe('@所有人 hola ＠所有人, @todosantos');
  const quoted = { id: 'c-1', sender: peer, senderName: 'José', kind: 'text', recalled: false } as const;
  const quoting = (callsAll: object) =>
    toMessageView(
      message(3, { sender: peer, quote: { ...quoted, text: '@todos hola', ...callsAll } }),
      reader,
    );
  expect(quoting({ callsAll: true }).quote?.text).toBe('@所有人 hola');
  expect(quoting({}).quote?.text).toBe('@todos hola');
  const forwarded = message(4, {
    sender: peer,
    text: '@todos hola',
    forwardedFrom: { userId: me, name: '张伟', callsAll: true },
  });
  expect(toMessageView(forwarded, reader).text).toBe('@所有人 hola');
  expect(summaryOf(lastMessageOf(forwarded), me)).toBe('@所有人 hola');
  expect(forwardableOf(forwarded).text).toBe('@所有人 hola');
  const plain = message(2, { sender: peer, text: '@todos' });
  expect(toMessageView(plain, reader).text).toBe('@todos');
  expect(summaryOf(lastMessageOf(plain), me)).toBe('@todos');
});

const recalled = (sender: string, recalledBy: string) =>
  message(1, { sender, senderName: '李娜', text: '', recalled: true, recalledBy });

/** What the list of conversations shows of a last message. */
function listed(last: Message) {
  const line = { ...emptyLine, target: { type: 'group', id: 'g' }, name: 'g' } as const;
  const view = toConversationView({ ...line, lastMessage: lastMessageOf(last) }, me, {
    language: 'en',
  }).lastMessage;
  return view && [view.text, view.own, view.senderName];
}

test('message views › the list says of a recall who did it, as the conversation does', () => {
  const own = ['You recalled a message', false, undefined];
  expect(listed(recalled(me, me))).toEqual(own);
  expect(listed(recalled(peer, me))).toEqual(own);
  expect(listed(recalled(peer, peer))).toEqual(['李娜 recalled a message', false, undefined]);
  const byOwner = ['The owner of the group recalled a message', false, undefined];
  expect(listed(recalled(peer, 'demo~smith'))).toEqual(byOwner);
});
