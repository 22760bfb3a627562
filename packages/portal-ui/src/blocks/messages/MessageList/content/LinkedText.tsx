import type { ComponentPropsWithRef } from 'react';
import { linkify, type LinkPart } from './linkify.ts';
import * as styles from './LinkedText.css.ts';

export interface LinkedTextProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  text: string;
  /** Its links can be reached by Tab. */
  reachable?: boolean;
}

/** Text as it was written, its addresses as links that open in a tab of their own. */
export function LinkedText({ text, reachable = true, ...rest }: LinkedTextProps) {
  return (
    <span {...rest}>
      {linkify(text).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // The parts of one text never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <TextLink key={index} part={part} reachable={reachable} />
        ),
      )}
    </span>
  );
}

/** An address within a text. */
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
