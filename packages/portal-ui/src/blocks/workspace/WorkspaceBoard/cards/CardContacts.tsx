import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import type { RenderLink } from '../../../shared/links.ts';
import type { PersonView } from '../../../shared/views.ts';
import type { BoardCardLabels } from '../types.ts';
import * as styles from './cards.css.ts';

export interface CardContactView extends PersonView {
  /** URL of the conversation with them. */
  href: string;
  unread?: number | undefined;
}

export interface CardContactsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  people: readonly CardContactView[];
  renderLink: RenderLink;
  labels: BoardCardLabels;
}

/** Recent contacts. */
export function CardContacts({ people, renderLink, labels, className, ...rest }: CardContactsProps) {
  return (
    <ul role="list" className={clsx(styles.rows, className)} {...rest}>
      {people.map(({ id, name, position, department, avatarUrl, href, unread = 0 }) => (
        <li key={id} className={clsx(styles.row, styles.middle)}>
          <Avatar userId={id} name={name} src={avatarUrl} size={32} />
          <span className={styles.texts}>
            <span className={styles.title}>
              {renderLink({ href, className: styles.link, children: name })}
            </span>
            <span className={styles.meta}>
              {position && <span>{position}</span>}
              {department && <span>{department}</span>}
            </span>
          </span>
          <Badge count={unread} label={labels.unread(unread)} />
        </li>
      ))}
    </ul>
  );
}
