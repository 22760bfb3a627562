import { SearchX } from 'lucide';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import type { PickerPartProps } from '../state/picker-part.ts';
import type { ContactPickerLabels } from '../types.ts';
import * as styles from '../ContactPicker.css.ts';

const widths = [88, 120, 72, 104, 96, 80];

/** Loading, empty and failed states of a list. */
export function PickerState({ picker, labels }: PickerPartProps) {
  const { list, hasQuery, tab, retry } = picker;
  // The list is fetched before the first paint.
  if (list === undefined) return null;
  if (list.status === 'loading' || list.status === 'loadingMore') return <PickerLoading labels={labels} />;
  if (list.status === 'offline' || list.status === 'error') {
    const offline = list.status === 'offline';
    return (
      <EmptyState
        className={styles.rest}
        variant={offline ? 'offline' : 'failed'}
        text={offline ? labels.offline : labels.failed}
        action={<Button onClick={retry}>{labels.retry}</Button>}
      />
    );
  }
  if (hasQuery) {
    return (
      <EmptyState
        className={styles.rest}
        glyph={SearchX}
        text={labels.noneFound}
        action={<p className={styles.hint}>{labels.noneFoundHint}</p>}
      />
    );
  }
  return <EmptyState className={styles.rest} text={tab ? labels.empty[tab] : labels.noneSelected} />;
}

/** In the shape of the rows. */
function PickerLoading({ labels }: { labels: ContactPickerLabels }) {
  return (
    <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonBlock shape="block" width={18} height={18} />
          <SkeletonBlock shape="circle" width={32} height={32} />
          <div>
            <SkeletonBlock width={width} />
            <SkeletonBlock width={width + 72} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
