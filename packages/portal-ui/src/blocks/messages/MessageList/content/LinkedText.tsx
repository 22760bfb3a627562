import type { ComponentPropsWithRef } from 'react';
import { linkify, type LinkPart } from './linkify.ts';
import * as styles from './LinkedText.css.ts';

export interface LinkedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  text: string;
  /** Whether Tab reaches its links. */
  reachable?: boolean;
}

/** Text whose addresses are links that open in a new tab. */
export function LinkedText({ text, reachable = true, ...rest }: LinkedTextProps) {
  return (
    <span {...rest}>
      {linkify(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // The segments of a text never reorder.
          // oxlint-disable-next-line react/no-array-index-key
          <TextLink key={index} part={part} reachable={reachable} />
        ),
      )}
    </span>
  );
}

/** A link in a text. */
export function TextLink({ part, reachable }: { part: LinkPart; reachable: boolean }) {
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
