import type { Message } from '@snap/portal-api/contract';
import type { MessageReadersView } from '@snap/portal-ui/message-list';
import { useState } from 'react';
import { messagesApi } from '../../shell-apis.ts';
import { session } from '../../stores/session.ts';
import { viewIdOf } from './message-views.ts';

const toPerson = ({ userId, name }: { userId: string; name: string }) => ({ id: userId, name });

/** Who has read a message of one's own: asked for on demand (decision B6). */
export function useReaders() {
  const [readers, setReaders] = useState<MessageReadersView>();

  async function ask(message: Message) {
    const { id: messageId } = message;
    const id = viewIdOf(message, session.userId);
    setReaders({ id, status: 'loading', read: [], unread: [] });
    const put = (next: MessageReadersView) => setReaders((asked) => (asked?.id === id ? next : asked));
    try {
      const { read, unread } = await messagesApi.readers({ messageId });
      put({ id, status: 'ready', read: read.map(toPerson), unread: unread.map(toPerson) });
    } catch {
      put({ id, status: 'error', read: [], unread: [] });
    }
  }

  return { readers, ask };
}
