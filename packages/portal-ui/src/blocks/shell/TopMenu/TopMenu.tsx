import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { useMenuOpener } from '../../../hooks/pointer/use-menu-opener.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { containsEntry, visibleNav } from '../Sidebar/index.ts';
import { topMenuHref } from './top-menu.ts';
import * as styles from './TopMenu.css.ts';
import type { TopMenuProps } from './types.ts';

// Lazy, because menus would be the largest code of the first page.
const MoreMenu = lazyComponent(() => import('./MoreMenu.tsx').then((module) => module.MoreMenu));

/** The areas of the portal in a row; those that do not fit are under "more" (specification, section 2, Layout). */
export function TopMenu({
  items,
  currentId,
  count = Number.POSITIVE_INFINITY,
  labels,
  renderLink,
  className,
  ...rest
}: TopMenuProps) {
  const { opened, close, openerProps } = useMenuOpener();
  const entries = visibleNav(items).flatMap((item) => {
    const href = topMenuHref(item);
    return href === undefined ? [] : [{ item, href, current: containsEntry(item, currentId) }];
  });
  // A single area under "more" takes its place, because "more" is as wide.
  const inRow = entries.length === count + 1 ? entries.length : count;
  const shown = entries.slice(0, inRow);
  const further = entries.slice(inRow);
  return (
    <nav aria-label={labels.navigation} className={clsx(styles.topMenu, className)} {...rest}>
      <ul role="list" className={styles.list}>
        {shown.map(({ item, href, current }) => (
          <li key={item.id} className={styles.slot}>
            {renderLink({
              href,
              className: styles.entry,
              title: item.label,
              'aria-current': current ? 'page' : undefined,
              children: <span className={styles.name}>{item.label}</span>,
            })}
          </li>
        ))}
        {further.length > 0 && (
          <li className={styles.more}>
            <button
              type="button"
              className={styles.entry}
              data-current={further.some(({ current }) => current) || undefined}
              {...openerProps}
            >
              <span className={styles.name}>{labels.more}</span>
              <Icon glyph={ChevronDown} />
            </button>
          </li>
        )}
      </ul>
      {opened && <MoreMenu {...opened} entries={further} renderLink={renderLink} onClose={close} />}
    </nav>
  );
}
