import type { Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { formatSize } from '@snap/portal-api/rules';
import { MessageList } from '@snap/portal-ui/message-list';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { useMessageViews } from './use-message-views.ts';
import { useNow } from './use-now.ts';

const nothing = () => undefined;

/**
 * The user's unsent messages to a conversation that is closed to them: they can be read and discarded. Renders nothing without
 * any.
 */
export function UnsentMessages({ target }: { target: Target }) {
  const { messageList: labels } = useLazyLabels('messages');
  const { language } = useSnapshot(preferences);
  const now = useNow(20_000);
  const { messages } = useMessageViews(target);
  const unsent = messages.filter(({ seq }) => seq === undefined);
  if (unsent.length === 0) return null;
  return (
    <MessageList
      className="min-h-0 flex-1"
      conversation={{ id: targetKey(target), kind: target.type === 'user' ? 'person' : 'group', name: '' }}
      history={{ status: 'ready', messages: unsent, onRetry: nothing }}
      actions={{
        of: () => [],
        onAction: nothing,
        onReact: nothing,
        onResend: ({ id }) => void messaging.outbox.resend(id),
        onDelete: ({ id }) => void messaging.outbox.discard(id),
      }}
      formatSize={(bytes) => formatSize(bytes, language)}
      locale={language}
      now={now}
      labels={labels}
    />
  );
}
