import type { Message, Target } from '@snap/portal-api/contract';
import type { MessageReadersView } from '@snap/portal-ui/message-list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesApi } from '../../shell-apis.ts';
import { toPersonView } from '../../stores/person-view-models.ts';
import { session } from '../../stores/session.ts';
import { membersQuery } from '../groups/queries.ts';
import { viewIdOf } from './view-models.ts';

/** Who has read one of the user's own messages, fetched on demand (decision B6). */
export function useReaders(target: Target) {
  const [readers, setReaders] = useState<MessageReadersView>();
  // Fetched by the conversation: the response about readers names no avatars.
  const { data: members } = useQuery({ ...membersQuery(target.id), enabled: false });
  const toPerson = ({ userId: id, name }: { userId: string; name: string }) =>
    toPersonView({ id, name, avatarVersion: members?.find((member) => member.id === id)?.avatarVersion });

  async function ask(message: Message) {
    const { id: messageId } = message;
    const id = viewIdOf(message, session.userId);
    setReaders({ id, status: 'loading', read: [], unread: [] });
    const put = (next: MessageReadersView) => setReaders((current) => (current?.id === id ? next : current));
    try {
      const { read, unread } = await messagesApi.readers({ messageId });
      put({ id, status: 'ready', read: read.map(toPerson), unread: unread.map(toPerson) });
    } catch {
      put({ id, status: 'error', read: [], unread: [] });
    }
  }

  return { readers, ask };
}
