import '@snap/portal-ui/message-list/styles.css';
import { MessageList, type MessageView } from '@snap/portal-ui/message-list';
import { messageList } from '@snap/portal-ui/message-list/labels/en';

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 10, 20, 6, 30);
const me = { id: '10001', name: 'Wang Fang' };
const lina = { id: '10086', name: 'Li Na' };

// Oldest first. `id` is the client's: it stays the same when the server assigns `seq`.
const messages: MessageView[] = [
  {
    id: 'm1',
    seq: 1,
    sender: lina,
    own: false,
    text: 'Page 3 is ready.',
    time: now - 9 * MINUTE_MS,
    state: 'sent',
  },
  { id: 'm2', seq: 2, sender: me, own: true, text: 'Thank you!', time: now - 8 * MINUTE_MS, state: 'read' },
  { id: 'm3', sender: me, own: true, text: 'I will check it now.', time: now, state: 'sending' },
];

export function Chat() {
  return (
    <MessageList
      style={{ blockSize: 400 }}
      conversation={{ id: 'user:10086', kind: 'person', name: 'Li Na' }}
      history={{ status: 'ready', messages, onRetry: () => window.location.reload() }}
      reading={{ readSeq: 2 }}
      actions={{
        of: ({ own }) => (own ? ['reply', 'copy', 'recall'] : ['reply', 'copy']),
        onAction: (action, message) => console.log(action, message.id),
        onResend: (message) => console.log('resend', message.id),
        onDelete: (message) => console.log('delete', message.id),
      }}
      formatSize={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={messageList}
    />
  );
}
