import { expect, test } from 'vitest';
import { firstUnreadIndex, unseenAfter } from './message-order.ts';
import type { MessageView } from '../types.ts';

const message = (seq: number, rest: Partial<MessageView> = {}): MessageView => ({
  id: String(seq),
  seq,
  sender: { id: 'demo~lina', name: '李娜' },
  own: false,
  text: 'text',
  time: seq,
  state: 'sent',
  ...rest,
});
const recalled = (seq: number) => message(seq, { text: '', recalledBy: { own: false, name: '李娜' } });

test('counts neither recalled, system nor own messages as unread', () => {
  const messages = [
    message(1),
    recalled(2),
    message(3, { kind: 'event' }),
    message(4, { own: true }),
    message(5),
  ];
  expect(firstUnreadIndex(messages, 1)).toBe(4);
  expect(unseenAfter(messages, 1)).toBe(1);
  expect(firstUnreadIndex(messages.slice(0, 4), 1)).toBe(-1);
});
