import { clsx } from 'clsx/lite';
import { Link } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../../shared/links.ts';
import * as styles from './cards.css.ts';

export interface CardLinkView {
  id: string;
  name: string;
  href: string;
  /** Icon of the link; a default without one. At most 20 px high. */
  mark?: ReactNode;
}

export interface CardLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  links: readonly CardLinkView[];
  renderLink: RenderLink;
}

/** Frequently used places. */
export function CardLinks({ links, renderLink, className, ...rest }: CardLinksProps) {
  return (
    <ul role="list" className={clsx(styles.rows, className)} {...rest}>
      {links.map(({ id, name, href, mark }) => (
        <li key={id} className={clsx(styles.row, styles.middle)}>
          <span className={styles.trend}>{mark ?? <Icon glyph={Link} size={20} />}</span>
          <span className={styles.title}>{renderLink({ href, className: styles.link, children: name })}</span>
        </li>
      ))}
    </ul>
  );
}
