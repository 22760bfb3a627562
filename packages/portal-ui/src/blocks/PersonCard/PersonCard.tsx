import { clsx } from 'clsx';
import { MessageCircle, UserX } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Bone, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { PersonView } from '../views.ts';
import { PersonFields } from './PersonFields.tsx';
import type { PersonCardLabels, PersonCardProps, PersonCardView } from './types.ts';
import * as styles from './PersonCard.css.ts';

/** Who a person is and how to reach them. */
export function PersonCard({
  status,
  person,
  own = false,
  onMessage,
  onRetry,
  labels,
  className,
  ...rest
}: PersonCardProps) {
  return (
    <article className={clsx(styles.root, className)} data-status={status} {...rest}>
      {status === 'ready' && <Details {...{ person, own, onMessage, labels }} />}
      {status === 'loading' && <Loading person={person} labels={labels} />}
      {status === 'missing' && <EmptyState glyph={UserX} text={labels.missing} />}
      {(status === 'error' || status === 'offline') && (
        <>
          {person && <Identity person={person} labels={labels} />}
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

interface DetailsProps {
  person: PersonCardView;
  own: boolean;
  onMessage: () => void;
  labels: PersonCardLabels;
}

function Details({ person, own, onMessage, labels }: DetailsProps) {
  const [preview, setPreview] = useState(false);
  const hides = person.hidden || person.mobileHidden;
  const asOwner = own && !preview;
  // What is hidden stays hidden in the head of the card too, also from an owner who looks with a colleague's eyes.
  const shown =
    person.hidden && !asOwner ? { id: person.id, name: person.name, avatarUrl: person.avatarUrl } : person;
  return (
    <>
      <Identity person={shown} own={own} left={person.left} labels={labels} />
      {person.left && (
        <Banner tone="info" className={styles.left}>
          {labels.leftHint}
        </Banner>
      )}
      {own
        ? hides && (
            <Button
              aria-pressed={preview}
              variant={preview ? 'soft' : 'outline'}
              stretch
              onClick={() => setPreview(!preview)}
            >
              {labels.previewAsColleague}
            </Button>
          )
        : !person.left && (
            <Button variant="solid" stretch icon={<Icon glyph={MessageCircle} />} onClick={onMessage}>
              {labels.sendMessage}
            </Button>
          )}
      <PersonFields person={person} asOwner={asOwner} labels={labels} />
    </>
  );
}

interface IdentityProps {
  person: PersonView & { introduction?: string | undefined };
  own?: boolean;
  left?: boolean;
  labels: PersonCardLabels;
}

/** Avatar, name, position, department, always in this order. */
function Identity({ person, own = false, left = false, labels }: IdentityProps) {
  const { id, name, position, department, avatarUrl, introduction } = person;
  return (
    <header className={styles.identity} data-left={left || undefined}>
      <Avatar userId={id} name={name} src={avatarUrl} size={56} className={styles.avatar} />
      <div className={styles.who}>
        <h3 className={styles.name}>
          <span>{name}</span>
          {own && <Badge tone="soft">{labels.you}</Badge>}
          {left && <Badge tone="neutral">{labels.left}</Badge>}
        </h3>
        {(position || department) && (
          <p className={styles.place}>
            {position && <span>{position}</span>}
            {department && <span>{department}</span>}
          </p>
        )}
        {introduction && <p className={styles.introduction}>{introduction}</p>}
      </div>
    </header>
  );
}

const bones = [32, 72, 104, 112, 168, 200, 144];

function Loading({ person, labels }: { person: PersonView | undefined; labels: PersonCardLabels }) {
  return (
    <>
      {person && <Identity person={person} labels={labels} />}
      <Skeleton label={labels.loading} className={styles.skeleton}>
        {!person && (
          <div className={styles.identity}>
            <Bone shape="circle" width={56} height={56} />
            <div className={styles.who}>
              <Bone width={120} />
              <Bone width={180} />
            </div>
          </div>
        )}
        <Bone shape="block" width="100%" height={40} />
        <div>
          {bones.map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Bone width={48} />
              <Bone width={width} />
            </div>
          ))}
        </div>
      </Skeleton>
    </>
  );
}
