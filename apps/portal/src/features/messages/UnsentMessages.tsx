import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { formatSize } from '@snap/portal-api/rules';
import { MessageList } from '@snap/portal-ui/message-list';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { UnsentDraft } from './UnsentDraft.tsx';
import { useMessageViews } from './use-message-views.ts';
import { useNow } from '../../hooks/use-now.ts';

/**
 * What the user has not sent to a conversation that is closed to them, messages and draft: it can be read, copied and discarded.
 * Renders nothing without any.
 */
export function UnsentMessages({ target }: { target: Target }) {
  const { messageList: labels } = useLazyLabels('messages');
  const { language } = useSnapshot(preferences);
  const now = useNow(20_000);
  const { messages } = useMessageViews(target);
  const unsent = messages.filter(({ seq }) => seq === undefined);
  return (
    <>
      {unsent.length > 0 && (
        <MessageList
          className="min-h-0 flex-1"
          conversation={{
            id: targetKey(target),
            kind: target.type === 'user' ? 'person' : 'group',
            name: '',
          }}
          history={{ status: 'ready', messages: unsent, onRetry: () => undefined }}
          actions={{
            of: ({ text }) => (text === '' ? [] : ['copy']),
            onDelete: ({ id }) => void messaging.outbox.discard(id),
          }}
          formatSize={(bytes) => formatSize(bytes, language)}
          locale={language}
          now={now}
          labels={labels}
        />
      )}
      <UnsentDraft target={target} />
    </>
  );
}
