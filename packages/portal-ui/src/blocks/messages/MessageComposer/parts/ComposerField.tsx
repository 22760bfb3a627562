import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { textPieces, type MentionRange } from '../state/mentions.ts';
import * as styles from './ComposerField.css.ts';

export interface ComposerFieldProps extends ComponentProps<'textarea'> {
  value: string;
  ranges: readonly MentionRange[];
  /** Index of the `@` that asks for a name: the list of members stands there. */
  askedAt: number | undefined;
}

/**
 * A text field that grows with its text. The same text stands behind it, unseen: it gives the height, the ground of the
 * mentions, and the place of an `@`.
 */
export function ComposerField({ value, ranges, askedAt, ...rest }: ComposerFieldProps) {
  const copyRef = useRef<HTMLDivElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const follow = () => {
    const field = boxRef.current?.querySelector('textarea');
    if (copyRef.current && field) copyRef.current.scrollTop = field.scrollTop;
  };
  useLayoutEffect(follow, [value]);

  return (
    <div ref={boxRef} className={styles.grow}>
      <div ref={copyRef} aria-hidden className={styles.copy}>
        {textPieces(value, ranges, askedAt).map(({ start, text, mention }) => (
          <span
            key={start}
            className={mention ? styles.mention : undefined}
            data-asked={start === askedAt || undefined}
          >
            {text}
          </span>
        ))}
        {/* A last line that is empty has a height too. */}{' '}
      </div>
      <textarea className={styles.field} rows={1} dir="auto" value={value} onScroll={follow} {...rest} />
    </div>
  );
}
