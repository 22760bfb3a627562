'use no memo'; // See PickerBody.tsx.

import { clsx } from 'clsx/lite';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import * as emptyState from '../../primitives/EmptyState/EmptyState.css.ts';
import { Bone, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { slowAfter as slowUnlessSaid } from '../../primitives/Skeleton/slow-after.ts';
import { PickerGlyph, type PickerGlyphProps } from './PickerGlyph.tsx';
import type { PickerRowsProps } from './PickerRows.tsx';
import type { ContactPickerLabels } from './types.ts';
import * as styles from './ContactPicker.css.ts';

const widths = [88, 120, 72, 104, 96, 80];

/** What stands where the rows would. */
export function PickerState({ picker, labels, slowAfter = slowUnlessSaid }: PickerRowsProps) {
  const { list, asks, tab, retry } = picker;
  // Nobody has seen it yet: the list is asked for before the first picture.
  if (list === undefined) return null;
  if (list.status === 'loading' || list.status === 'loadingMore') {
    return <PickerLoading labels={labels} slowAfter={slowAfter} />;
  }
  if (list.status === 'error' || list.status === 'offline') {
    return (
      <PickerMessage
        variant={list.status === 'error' ? 'failed' : 'offline'}
        glyph={list.status === 'error' ? 'alert' : 'cloudOff'}
        text={list.status === 'error' ? labels.failed : labels.offline}
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
      className={clsx(emptyState.state, styles.state)}
    >
      <span className={emptyState.mark}>
        <PickerGlyph name={glyph} size={24} />
      </span>
      <p className={emptyState.text}>{text}</p>
      {children}
    </div>
  );
}

function PickerLoading({ labels, slowAfter }: { labels: ContactPickerLabels; slowAfter: number }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, [slowAfter]);
  return (
    <Skeleton label={labels.loading} className={styles.skeleton}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Bone shape="block" width={18} height={18} />
          <Bone shape="circle" width={32} height={32} />
          <div>
            <Bone width={width} />
            <Bone width={width + 72} />
          </div>
        </div>
      ))}
      {slow && <p className={styles.hint}>{labels.slow}</p>}
    </Skeleton>
  );
}
