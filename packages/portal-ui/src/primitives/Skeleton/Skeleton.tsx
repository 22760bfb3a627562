import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** "Loading …", for assistive technology. */
  label: string;
  /** "This takes longer than usual.", shown after 5 s. */
  slow?: string | undefined;
}

/** Skeleton of loading content, made of `SkeletonBlock`s. Shows after 200 ms. */
export function Skeleton({ label, slow, className, children, ...rest }: SkeletonProps) {
  return (
    <div role="status" className={clsx(styles.region, className)} {...rest}>
      <span className={styles.words}>{label}</span>
      {children}
      {slow !== undefined && <p className={styles.slow}>{slow}</p>}
    </div>
  );
}

export interface SkeletonBlockProps extends ComponentProps<'span'> {
  /** `text` is one line of text; `circle` an avatar; `block` anything else. */
  shape?: 'text' | 'circle' | 'block';
  /** CSS length, or px as a number. */
  width?: number | string;
  /** CSS length, or px as a number. */
  height?: number | string;
}

export function SkeletonBlock({
  shape = 'text',
  width,
  height,
  className,
  style,
  ...rest
}: SkeletonBlockProps) {
  return (
    <span
      aria-hidden
      data-shape={shape}
      className={clsx(styles.block, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
      {...rest}
    />
  );
}
