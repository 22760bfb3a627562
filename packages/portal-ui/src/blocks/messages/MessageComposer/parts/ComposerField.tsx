import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { textPieces, type MentionRange } from '../state/mentions.ts';
import * as styles from './ComposerField.css.ts';

export interface ComposerFieldProps extends ComponentProps<'textarea'> {
  value: string;
  ranges: readonly MentionRange[];
  /** Index of the `@` of the mention query: anchors the list of members. */
  queryAt: number | undefined;
}

/**
 * Text field that grows with its text. A hidden mirror of the text provides the height, the background of mentions and
 * the position of an `@`.
 */
export function ComposerField({ value, ranges, queryAt, ...rest }: ComposerFieldProps) {
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
        {textPieces(value, ranges, queryAt).map(({ start, text, mention }) => (
          <span
            key={start}
            className={mention ? styles.mention : undefined}
            data-query={start === queryAt || undefined}
          >
            {text}
          </span>
        ))}
        {/* Gives an empty last line a height. */}{' '}
      </div>
      <textarea className={styles.field} rows={1} dir="auto" value={value} onScroll={follow} {...rest} />
    </div>
  );
}
