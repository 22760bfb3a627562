import { TextLink } from './LinkedText.tsx';
import { messageParts, type MessagePart } from './message-parts.ts';
import type { MentionView } from '../views.ts';
import * as styles from './MessageText.css.ts';

export interface MessageTextProps {
  text: string;
  mentions?: readonly MentionView[] | undefined;
  /** Collapsed to its beginning. */
  folded: boolean;
  /** Whether Tab reaches its links. */
  reachable: boolean;
}

/** Maximum length of up to three emoji, in UTF-16 units. */
const gestureLength = 48;
// Cheap pre-check: every emoji contains one of these. Compiling the full emoji expression takes as long as rendering
// ten rows.
const maybeGesture = /\u20e3|[\u203c-\u20e2\u20e4-\u2bff\u3030\u303d\u3297\u3299\ud83c-\ud83e\u00a9\u00ae]/;
let gesture: RegExp | undefined;

/** Messages of one to three emoji only are shown large. */
function isGesture(text: string): boolean {
  if (text.length > gestureLength || !maybeGesture.test(text)) return false;
  gesture ??= /^\s*(?:\p{RGI_Emoji}\s*){1,3}$/v;
  return gesture.test(text);
}

/** Text of a message: keeps line breaks, links addresses, highlights mentions; direction per line. */
export function MessageText({ text, mentions, folded, reachable }: MessageTextProps) {
  return (
    <div
      className={styles.text}
      dir="auto"
      data-gesture={isGesture(text) || undefined}
      data-folded={folded || undefined}
    >
      {messageParts(text, mentions).map((part, index) => (
        // The segments of a text never reorder.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} part={part} reachable={reachable} />
      ))}
    </div>
  );
}

function Part({ part, reachable }: { part: MessagePart; reachable: boolean }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') {
    return <TextLink part={part} reachable={reachable} />;
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
