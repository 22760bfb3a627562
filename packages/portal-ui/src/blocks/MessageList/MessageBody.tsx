import { FileText, Image } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { MessageText } from './MessageText.tsx';
import type { MessageListLabels, MessageView } from './types.ts';
import * as styles from './MessageBody.css.ts';

export interface MessageBodyProps {
  message: MessageView;
  labels: MessageListLabels;
}

/** What stands in a message's bubble: what it answers, its file, its text, and that it was edited. */
export function MessageBody({ message, labels }: MessageBodyProps) {
  const { quote, file, text, edited } = message;
  return (
    <>
      {quote && (
        <blockquote className={styles.quote}>
          <span className={styles.quoted}>{quote.senderName}</span>
          <span className={styles.quotedText} dir="auto">
            {quote.recalled ? labels.quoteRecalled : quote.text}
          </span>
        </blockquote>
      )}
      {file && (
        <span className={styles.file}>
          <Icon glyph={file.picture ? Image : FileText} size={20} className={styles.fileIcon} />
          <span className={styles.fileTexts}>
            <bdi className={styles.fileName}>{file.name}</bdi>
            <span className={styles.fileSize}>{file.size}</span>
          </span>
        </span>
      )}
      {text !== '' && <MessageText text={text} />}
      {edited && <span className={styles.edited}>{labels.edited}</span>}
    </>
  );
}

/** Who answered with which emoji, as a row of chips under the bubble. */
export function MessageReactions({ message, labels }: MessageBodyProps) {
  const { reactions = [] } = message;
  if (reactions.length === 0) return null;
  return (
    <ul role="list" aria-label={labels.reactions} className={styles.reactions}>
      {reactions.map(({ emoji, count, own }) => (
        <li key={emoji} className={styles.reaction} data-own={own || undefined}>
          <span>{emoji}</span>
          <span className={styles.reactionCount}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
