import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import type { GroupCreatorLabels } from '../types.ts';
import type { useTopics } from '../state/use-topics.ts';
import * as styles from './TopicField.css.ts';

interface TopicListStateProps {
  status: ReturnType<typeof useTopics>['status'];
  /** No topic matches the query. */
  searched: boolean;
  onRetry: () => void;
  labels: GroupCreatorLabels['topic'];
}

const widths = [180, 240, 140];

/** Replaces the list of topics while it has no rows. */
export function TopicListState({ status, searched, onRetry, labels }: TopicListStateProps) {
  switch (status) {
    case 'loading':
      return (
        <Skeleton label={labels.loading} className={styles.list}>
          {widths.map((width) => (
            <div key={width} className={styles.option}>
              <SkeletonBlock shape="block" width={20} height={20} />
              <SkeletonBlock width={width} />
            </div>
          ))}
        </Skeleton>
      );
    case 'error':
    case 'offline':
      return (
        <EmptyState
          className={styles.list}
          variant={status === 'error' ? 'failed' : 'offline'}
          text={status === 'error' ? labels.failed : labels.offline}
          action={<Button onClick={onRetry}>{labels.retry}</Button>}
        />
      );
    default:
      return (
        <p role="status" className={styles.none}>
          {searched ? labels.noneFound : labels.empty}
        </p>
      );
  }
}
