import { clsx } from 'clsx/lite';
import { ChevronRight } from 'lucide';
import { useRowFit } from '../../../hooks/use-row-fit.ts';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { isDropped, partsToDrop } from './parts-to-drop.ts';
import type { BreadcrumbProps } from './types.ts';
import * as styles from './Breadcrumb.css.ts';

/**
 * Path of the page. The last item and those marked `noRedirect` are no links; without room, items in the middle are
 * hidden.
 */
export function Breadcrumb({ items, labels, renderLink, className, ...rest }: BreadcrumbProps) {
  const { rowRef, fit: dropped } = useRowFit<HTMLOListElement>(
    items.map(({ id }) => id).join('\n'),
    partsToDrop,
    0,
  );
  const isAway = (at: number) => isDropped(at, dropped, items.length);
  const cut = dropped >= items.length;
  return (
    <nav aria-label={labels.navigation} className={clsx(styles.breadcrumb, className)} {...rest}>
      <ol ref={rowRef} role="list" className={styles.list}>
        {items.map(({ id, label, href, noRedirect }, at) => {
          const last = at === items.length - 1;
          return (
            <li
              key={id}
              className={styles.item}
              data-dropped={isAway(at) || undefined}
              data-first={at === 0 || undefined}
              data-cut={cut || undefined}
            >
              {last || noRedirect === true || href === undefined ? (
                <span
                  className={styles.name}
                  data-words
                  aria-current={last ? 'page' : undefined}
                  title={label}
                >
                  {label}
                </span>
              ) : (
                renderLink({ href, className: styles.name, title: label, children: label })
              )}
              {!last && <DirectionalIcon glyph={ChevronRight} />}
            </li>
          );
        })}
        {/* Always rendered, so that its width is known. */}
        <li
          aria-hidden
          className={styles.gap}
          data-dropped={dropped === 0 || undefined}
          title={items
            .filter((_, at) => isAway(at))
            .map(({ label }) => label)
            .join(' › ')}
        >
          …
          <DirectionalIcon glyph={ChevronRight} />
        </li>
      </ol>
    </nav>
  );
}
