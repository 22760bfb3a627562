import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import * as emptyState from '../../../../primitives/EmptyState/EmptyState.css.ts';
import * as skeleton from '../../../../primitives/Skeleton/Skeleton.css.ts';
import { slowAfter as usual } from '../../../../primitives/Skeleton/slow-after.ts';
import { PickerGlyph, type PickerGlyphProps } from './PickerGlyph.tsx';
import type { PickerPartProps } from '../state/picker-part.ts';
import * as styles from '../ContactPicker.css.ts';

const widths = [88, 120, 72, 104, 96, 80];

/** What stands where the rows would. */
export function PickerState({ picker, labels, slowAfter }: PickerPartProps) {
  const { list, asks, tab, retry } = picker;
  // Nobody has seen it yet: the list is asked for before the first picture.
  if (list === undefined) return null;
  if (list.status === 'loading' || list.status === 'loadingMore') {
    return <PickerLoading labels={labels} slowAfter={slowAfter} />;
  }
  const offline = list.status === 'offline';
  if (offline || list.status === 'error') {
    return (
      <PickerMessage
        variant={offline ? 'offline' : 'failed'}
        glyph={offline ? 'cloudOff' : 'alert'}
        text={offline ? labels.offline : labels.failed}
      >
        <Button onClick={retry}>{labels.retry}</Button>
      </PickerMessage>
    );
  }
  if (asks) {
    return (
      <PickerMessage variant="empty" glyph="searchOff" text={labels.noneFound}>
        <p className={styles.hint}>{labels.noneFoundHint}</p>
      </PickerMessage>
    );
  }
  return <PickerMessage variant="empty" glyph="inbox" text={tab ? labels.empty[tab] : labels.noneSelected} />;
}

interface PickerMessageProps {
  variant: 'empty' | 'failed' | 'offline';
  glyph: PickerGlyphProps['name'];
  text: string;
  children?: ReactNode;
}

/** An `EmptyState` in all but its icons. */
function PickerMessage({ variant, glyph, text, children }: PickerMessageProps) {
  return (
    <div
      role={variant === 'failed' ? 'alert' : 'status'}
      data-variant={variant}
      className={clsx(emptyState.state, styles.rest)}
    >
      <span className={emptyState.mark}>
        <PickerGlyph name={glyph} size={24} />
      </span>
      <p className={emptyState.text}>{text}</p>
      {children}
    </div>
  );
}

const bone = (shape: 'text' | 'block' | 'circle', inlineSize: number, blockSize?: number) => (
  <span aria-hidden data-shape={shape} className={skeleton.bone} style={{ inlineSize, blockSize }} />
);

/** A `Skeleton` in the shape of the rows. */
function PickerLoading({ labels, slowAfter = usual }: Pick<PickerPartProps, 'labels' | 'slowAfter'>) {
  return (
    <div role="status" className={clsx(skeleton.region, styles.skeleton)}>
      <span className={skeleton.words}>{labels.loading}</span>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          {bone('block', 18, 18)}
          {bone('circle', 32, 32)}
          <div>
            {bone('text', width)}
            {bone('text', width + 72)}
          </div>
        </div>
      ))}
      <p className={skeleton.slow} style={{ animationDelay: `${slowAfter}ms` }}>
        {labels.slow}
      </p>
    </div>
  );
}
