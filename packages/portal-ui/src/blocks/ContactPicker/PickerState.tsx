import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Bone, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PickerRowsProps } from './PickerRows.tsx';
import type { ContactPickerLabels } from './types.ts';
import * as styles from './ContactPicker.css.ts';

/** Milliseconds after which loading says that it takes long. */
const slowAfter = 5_000;
const widths = [88, 120, 72, 104, 96, 80];

/** What stands where the rows would. */
export function PickerState({ picker, labels }: PickerRowsProps) {
  const { list, asks, tab, retry } = picker;
  if (list === undefined || list.status === 'loading' || list.status === 'loadingMore') {
    return <PickerLoading labels={labels} />;
  }
  if (list.status === 'error' || list.status === 'offline') {
    return (
      <EmptyState
        className={styles.state}
        variant={list.status === 'error' ? 'failed' : 'offline'}
        text={list.status === 'error' ? labels.failed : labels.offline}
        action={<Button onClick={retry}>{labels.retry}</Button>}
      />
    );
  }
  if (asks) {
    return (
      <EmptyState
        className={styles.state}
        glyph={SearchX}
        text={labels.noneFound}
        action={<p className={styles.hint}>{labels.noneFoundHint}</p>}
      />
    );
  }
  return <EmptyState className={styles.state} text={tab ? labels.empty[tab] : labels.noneSelected} />;
}

function PickerLoading({ labels }: { labels: ContactPickerLabels }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
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
