import { messageParts, type MessagePart } from './message-parts.ts';
import type { MentionView } from './views.ts';
import * as styles from './MessageText.css.ts';

export interface MessageTextProps {
  text: string;
  mentions?: readonly MentionView[] | undefined;
  /** Only its beginning shows. */
  folded: boolean;
  /** Its links can be reached by Tab. */
  reachable: boolean;
}

// One to three emoji and nothing else are a gesture, not a sentence.
const gesture = /^\s*(?:\p{RGI_Emoji}\s*){1,3}$/v;

/** Text of a message: line breaks kept, addresses to follow, names marked, each line in its own direction. */
export function MessageText({ text, mentions, folded, reachable }: MessageTextProps) {
  return (
    <div
      className={styles.text}
      dir="auto"
      data-gesture={gesture.test(text) || undefined}
      data-folded={folded || undefined}
    >
      {messageParts(text, mentions).map((part, index) => (
        // The parts of one text never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} reachable={reachable} />
      ))}
    </div>
  );
}

function Part({ part, reachable }: { part: MessagePart; reachable: boolean }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') {
    return (
      <a
        className={styles.link}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={reachable ? undefined : -1}
      >
        {part.text}
      </a>
    );
  }
  if (part.kind === 'mention') {
    return (
      <bdi className={styles.mention} data-own={part.own || undefined}>
        {part.text}
      </bdi>
    );
  }
  return part.block ? (
    <pre className={styles.pre} dir="ltr">
      {part.text}
    </pre>
  ) : (
    <code className={styles.code} dir="ltr">
      {part.text}
    </code>
  );
}
