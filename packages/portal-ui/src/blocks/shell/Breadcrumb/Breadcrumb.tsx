import { clsx } from 'clsx/lite';
import { ChevronRight } from 'lucide';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { BreadcrumbProps } from './types.ts';
import * as styles from './Breadcrumb.css.ts';

/** Where the page stands. The last item and those marked `noRedirect` are no links. */
export function Breadcrumb({ items, labels, renderLink, className, ...rest }: BreadcrumbProps) {
  return (
    <nav aria-label={labels.navigation} className={clsx(styles.breadcrumb, className)} {...rest}>
      <ol role="list" className={styles.list}>
        {items.map(({ id, label, href, noRedirect }, at) => {
          const last = at === items.length - 1;
          return (
            <li key={id} className={styles.item}>
              {last || noRedirect === true || href === undefined ? (
                <span className={styles.name} aria-current={last ? 'page' : undefined} title={label}>
                  {label}
                </span>
              ) : (
                renderLink({ href, className: styles.name, title: label, children: label })
              )}
              {!last && <Icon glyph={ChevronRight} />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
