import '@snap/portal-ui/conversation-list/styles.css';
import { ConversationList, type ConversationView } from '@snap/portal-ui/conversation-list';
import { conversationList } from '@snap/portal-ui/conversation-list/labels/en';
import { useState } from 'react';

const HOUR_MS = 3_600_000;
const now = Date.UTC(2026, 10, 20, 6, 30);

// Pinned first, then newest first: the list does not sort.
const conversations: ConversationView[] = [
  {
    id: 'group:night',
    kind: 'group',
    targetId: 'night',
    name: 'Night shift',
    lastMessage: { text: 'Page 3 is ready.', own: false, senderName: 'Li Na', time: now - HOUR_MS },
    unread: 2,
    pinned: true,
    muted: false,
  },
  {
    id: 'user:10088',
    kind: 'person',
    targetId: '10088',
    name: 'Omar Farouk',
    lastMessage: { text: 'See you at nine.', own: true, time: now - 2 * HOUR_MS },
    unread: 0,
    pinned: false,
    muted: false,
  },
];

export function Conversations() {
  const [currentId, setCurrentId] = useState<string>();
  return (
    <ConversationList
      style={{ blockSize: 400, inlineSize: 320 }}
      status="ready"
      conversations={conversations}
      currentId={currentId}
      onSelect={setCurrentId}
      onRetry={() => window.location.reload()}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={conversationList}
    />
  );
}
