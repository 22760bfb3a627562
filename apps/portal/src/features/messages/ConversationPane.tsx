import { codes, type Target } from '@snap/portal-api/contract';
import { formatSize } from '@snap/portal-api/rules';
import { MessageList, type MessageListStatus } from '@snap/portal-ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorCode } from '../../errors/kinds.ts';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { currentOutbox } from '../../live/messaging.ts';
import { conversations } from '../../stores/conversations.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { preferences } from '../../stores/preferences.ts';
import { markRead } from '../../stores/reading.ts';
import { targetKey } from '@snap/portal-api/live';
import { loadOlder, openThread, threads, type ThreadStatus } from '../../stores/threads.ts';
import { isApplication } from '../../stores/targets.ts';
import { typing } from '../../stores/typing.ts';
import { usePerson } from '../directory/use-person.ts';
import { useGroup } from '../groups/use-group.ts';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { UnknownConversation } from './EmptyPanes.tsx';
import { actionsOf, react } from './message-actions.ts';
import { useMessageViews } from './use-message-views.ts';
import { useNow } from './use-now.ts';

/** One conversation: who, what was said, and where to write. */
export function ConversationPane({ target }: { target: Target }) {
  const { messageList: labels } = useFurtherWords('messages');
  const key = targetKey(target);
  const now = useNow(60_000);
  const { language } = useSnapshot(preferences);
  const thread = useSnapshot(threads).byKey[key];
  const line = useSnapshot(conversations).byKey[key];
  // A failure leaves what the recent list knows: the messages say what is wrong.
  const { person, error } = usePerson(target.type === 'user' ? target.id : undefined);
  // A group in which nobody has written yet is not in the recent list.
  const group = useGroup(target.type !== 'user' && !line?.name ? target.id : undefined);
  const missing = errorCode(error) === codes.unknownPerson || thread?.status === 'missing';
  const messages = useMessageViews(target);
  const writing = useSnapshot(typing).byKey[key] ?? {};
  // Where reading had stopped when the conversation was opened: it must not move while one reads.
  const [readSeq] = useState(() => conversations.byKey[key]?.readSeq);

  useEffect(() => {
    const opened: Target = { type: target.type, id: target.id };
    threads.current = opened;
    void openThread(opened);
    return () => {
      threads.current = undefined;
    };
  }, [target.type, target.id]);

  if (missing) return <UnknownConversation />;
  const application = isApplication(target);
  const name = line?.name || person?.name || group?.name || '';
  return (
    <section aria-label={name} className="flex h-full min-h-0 min-w-0 flex-1 flex-col">
      <ConversationHeader
        name={name}
        person={application ? undefined : person}
        id={target.id}
        writing={Object.values(writing)}
      />
      <MessageList
        className="min-h-0 flex-1"
        kind={target.type === 'user' ? 'person' : 'group'}
        conversationId={key}
        name={name}
        status={listStatus(thread?.status)}
        messages={messages}
        readSeq={readSeq ?? thread?.readSeq}
        hasMoreBefore={thread?.hasMoreBefore}
        beforeStatus={thread?.beforeStatus}
        onLoadOlder={() => void loadOlder(target)}
        onSeen={(seq) => void markRead(target, seq)}
        onRetry={() => void openThread(target)}
        onResend={({ id }) => void currentOutbox().resend(id)}
        onDelete={({ id }) => void currentOutbox().discard(id)}
        onOpenPerson={application ? undefined : openPersonCard}
        actionsOf={actionsOf}
        onReact={(message, emoji, on) => void react(target, message, emoji, on)}
        formatSize={formatSize}
        locale={language}
        now={now}
        labels={labels}
      />
      <Composer target={target} name={name} left={person?.left ?? false} application={application} />
    </section>
  );
}

function listStatus(status: ThreadStatus | undefined): MessageListStatus {
  return status === undefined || status === 'missing' ? 'loading' : status;
}
