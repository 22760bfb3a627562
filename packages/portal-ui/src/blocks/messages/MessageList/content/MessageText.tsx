import { TextLink } from './LinkedText.tsx';
import { messageParts, type MessagePart } from './message-parts.ts';
import type { MentionView } from '../views.ts';
import * as styles from './MessageText.css.ts';

export interface MessageTextProps {
  text: string;
  mentions?: readonly MentionView[] | undefined;
  /** Only its beginning shows. */
  folded: boolean;
  /** Its links can be reached by Tab. */
  reachable: boolean;
}

/** One to three emoji of many parts each are no longer than this. */
const gestureLength = 48;
// Every emoji has one of these in it. The expression that knows emoji takes as long to make ready as ten rows to draw, so
// it waits for a text that may be one.
const maybeGesture = /\u20e3|[\u203c-\u20e2\u20e4-\u2bff\u3030\u303d\u3297\u3299\ud83c-\ud83e\u00a9\u00ae]/;
let gesture: RegExp | undefined;

/** One to three emoji and nothing else are a gesture, not a sentence. */
function isGesture(text: string): boolean {
  if (text.length > gestureLength || !maybeGesture.test(text)) return false;
  gesture ??= /^\s*(?:\p{RGI_Emoji}\s*){1,3}$/v;
  return gesture.test(text);
}

/** Text of a message: line breaks kept, addresses to follow, names marked, each line in its own direction. */
export function MessageText({ text, mentions, folded, reachable }: MessageTextProps) {
  return (
    <div
      className={styles.text}
      dir="auto"
      data-gesture={isGesture(text) || undefined}
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
