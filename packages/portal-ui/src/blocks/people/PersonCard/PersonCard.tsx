import { clsx } from 'clsx/lite';
import { UserX } from 'lucide';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { SkeletonBlock, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { PersonView } from '../../shared/views.ts';
import { PersonDetails } from './parts/PersonDetails.tsx';
import { PersonIdentity } from './parts/PersonIdentity.tsx';
import type { PersonCardLabels, PersonCardProps, PersonCardVariant } from './types.ts';
import * as styles from './PersonCard.css.ts';

/** Card of a person: details, contact actions and friendship (specification, sections 2 and 4). */
export function PersonCard({
  status,
  person,
  variant = 'full',
  own = false,
  omitEmpty = false,
  onMessage,
  onOpenPerson,
  onOpenCard,
  renderFriendship,
  onRetry,
  labels,
  className,
  ...rest
}: PersonCardProps) {
  return (
    <article className={clsx(styles.root, className)} data-status={status} data-variant={variant} {...rest}>
      {status === 'ready' && (
        // Remounts for another person, so that no pending state is carried over.
        <PersonDetails
          key={person.id}
          {...{
            person,
            own,
            omitEmpty,
            variant,
            onMessage,
            onOpenPerson,
            onOpenCard,
            renderFriendship,
            labels,
          }}
        />
      )}
      {status === 'loading' && <Loading person={person} variant={variant} own={own} labels={labels} />}
      {status === 'missing' && <EmptyState glyph={UserX} text={labels.missing} />}
      {(status === 'error' || status === 'offline') && (
        <>
          {person && <PersonIdentity person={person} labels={labels} />}
          <EmptyState
            variant={status === 'error' ? 'failed' : 'offline'}
            text={status === 'error' ? labels.failed : labels.offline}
            action={<Button onClick={onRetry}>{labels.retry}</Button>}
          />
        </>
      )}
    </article>
  );
}

const skeletonWidths = [32, 72, 104, 112, 168, 200, 144];

interface LoadingProps {
  person: PersonView | undefined;
  variant: PersonCardVariant;
  /** Without the buttons, which one's own card has not. */
  own: boolean;
  labels: PersonCardLabels;
}

function Loading({ person, variant, own, labels }: LoadingProps) {
  return (
    <>
      {person && <PersonIdentity person={person} labels={labels} />}
      <Skeleton label={labels.loading} slow={labels.slow} className={styles.skeleton}>
        {!person && (
          <div className={styles.identity}>
            <SkeletonBlock shape="circle" width={56} height={56} />
            <div className={styles.who}>
              <SkeletonBlock width={120} />
              <SkeletonBlock width={180} />
            </div>
          </div>
        )}
        {!own && <SkeletonBlock shape="block" width="100%" height={40} />}
        <div>
          {(variant === 'compact' ? skeletonWidths.slice(2, 6) : skeletonWidths).map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <SkeletonBlock width={48} />
              <SkeletonBlock width={width} />
            </div>
          ))}
        </div>
      </Skeleton>
    </>
  );
}
