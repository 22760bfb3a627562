import { clsx } from 'clsx/lite';
import { Link } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon, type IconGlyph } from '../../../../primitives/Icon/Icon.tsx';
import type { RenderLink } from '../../../shared/links.ts';
import * as styles from './cards.css.ts';

export interface CardLinkView {
  id: string;
  name: string;
  href: string;
  glyph?: IconGlyph | undefined;
}

export interface CardLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  links: readonly CardLinkView[];
  renderLink: RenderLink;
}

/** Places that are often gone to. */
export function CardLinks({ links, renderLink, className, ...rest }: CardLinksProps) {
  return (
    <ul role="list" className={clsx(styles.rows, className)} {...rest}>
      {links.map(({ id, name, href, glyph }) => (
        <li key={id} className={clsx(styles.row, styles.middle)}>
          <span className={styles.trend}>
            <Icon glyph={glyph ?? Link} />
          </span>
          <span className={styles.title}>{renderLink({ href, className: styles.link, children: name })}</span>
        </li>
      ))}
    </ul>
  );
}
