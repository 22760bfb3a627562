import { linkify } from './linkify.ts';
import * as styles from './MessageText.css.ts';

export interface MessageTextProps {
  text: string;
}

// One to three emoji and nothing else are a gesture, not a sentence.
const gesture = /^\s*(?:\p{RGI_Emoji}\s*){1,3}$/v;

/** Text of a message: line breaks kept, addresses to follow, each line in its own direction. */
export function MessageText({ text }: MessageTextProps) {
  return (
    <div className={styles.text} dir="auto" data-gesture={gesture.test(text) || undefined}>
      {linkify(text).map((part, index) =>
        part.kind === 'link' ? (
          // The parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <a key={index} className={styles.link} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </div>
  );
}
