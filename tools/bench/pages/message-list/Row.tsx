import type { MessageView } from '@snap/portal-ui/message-list';

/** A minimal message row: sender and text. */
export function Row({ message: { seq, sender, text } }: { message: MessageView }) {
  return (
    <div data-seq={seq} style={{ padding: '4px 24px' }}>
      <b>{sender.name}</b> {text}
    </div>
  );
}
