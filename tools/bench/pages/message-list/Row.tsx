import type { MessageView } from '@snap/portal-ui/message-list';

/** The least that shows a message: who and what. */
export function Row({ message: { seq, sender, text } }: { message: MessageView }) {
  return (
    <div data-seq={seq} style={{ padding: '4px 24px' }}>
      <b>{sender.name}</b> {text}
    </div>
  );
}
