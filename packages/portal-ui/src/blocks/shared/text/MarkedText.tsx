import { markedParts } from './marked-parts.ts';
import type { MarkRange } from '../views.ts';
import * as styles from './MarkedText.css.ts';

export interface MarkedTextProps {
  text: string;
  /** Without ranges nothing is marked. */
  ranges?: readonly MarkRange[] | undefined;
}

/** Text with highlighted matches. */
export function MarkedText({ text, ranges = [] }: MarkedTextProps) {
  return markedParts(text, ranges).map(({ text: part, marked }, index) =>
    marked ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never change places
      <mark key={index} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
