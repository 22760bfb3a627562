import type { ReactNode } from 'react';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { PresenceDot } from '../../../../primitives/Avatar/PresenceDot.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import type { PersonView } from '../../../shared/views.ts';
import type { PersonCardLabels, PersonCardView } from '../types.ts';
import * as styles from '../PersonCard.css.ts';

interface PersonIdentityProps {
  person: PersonView & Partial<Pick<PersonCardView, 'introduction' | 'presence'>>;
  own?: boolean;
  left?: boolean;
  /** Undefined where the person cannot be starred. */
  star?: ReactNode;
  labels: PersonCardLabels;
}

/** Avatar, name, position, department, in this order. */
export function PersonIdentity({ person, own = false, left = false, star, labels }: PersonIdentityProps) {
  const { id, name, position, department, avatarUrl, introduction, presence } = person;
  return (
    <div className={styles.identity} data-left={left || undefined}>
      <Avatar userId={id} name={name} src={avatarUrl} size={56} className={styles.avatar}>
        {presence && <PresenceDot presence={presence} />}
      </Avatar>
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          {own && <Badge tone="soft">{labels.you}</Badge>}
          {left && <Badge tone="neutral">{labels.left}</Badge>}
          {star}
        </div>
        {(position || department) && (
          <p className={styles.place}>
            {position && <bdi>{position}</bdi>}
            {department && <bdi>{department}</bdi>}
          </p>
        )}
        {presence && <p className={styles.presence}>{labels.presence[presence]}</p>}
        {introduction && <p className={styles.introduction}>{introduction}</p>}
      </div>
    </div>
  );
}
