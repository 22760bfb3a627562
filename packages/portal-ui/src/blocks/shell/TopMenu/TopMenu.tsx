import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide';
import { onFirstUse } from '../../../hooks/on-first-use.tsx';
import { useRowFit } from '../../../hooks/use-row-fit.ts';
import { useMenuOpener } from '../../../hooks/pointer/use-menu-opener.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { containsEntry, visibleNav } from '../Sidebar/index.ts';
import { topMenuHref, wholeEntries } from './top-menu.ts';
import * as styles from './TopMenu.css.ts';
import type { TopMenuProps } from './types.ts';

// On first use: menus would be the heaviest thing on the first page.
const MoreMenu = onFirstUse(() => import('./MoreMenu.tsx').then((module) => module.MoreMenu));

/** The areas of the portal in a row; what has no room stands under "more" (specification, section 2, Layout). */
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
  // One alone under "more" takes the place of "more", which needs as much room.
  const inRow = entries.length === count + 1 ? entries.length : count;
  const row = entries.slice(0, inRow);
  const { rowRef, fit } = useRowFit<HTMLUListElement>(
    row.map(({ item }) => item.id).join('\n'),
    (room, widths) => wholeEntries(room, widths, entries.length > row.length),
    row.length,
  );
  // One stays, whatever the room: its name ends in an ellipsis then.
  const shown = Math.max(1, Math.min(fit, row.length));
  const further = entries.slice(shown);
  return (
    <nav aria-label={labels.navigation} className={clsx(styles.topMenu, className)} {...rest}>
      <ul ref={rowRef} role="list" className={styles.list}>
        {row.map(({ item, href, current }, at) => (
          <li
            key={item.id}
            className={styles.slot}
            data-cut={fit === 0 || undefined}
            data-further={at >= shown || undefined}
          >
            {renderLink({
              href,
              className: styles.entry,
              title: item.label,
              'aria-current': current ? 'page' : undefined,
              children: (
                <span className={styles.name} data-words>
                  {item.label}
                </span>
              ),
            })}
          </li>
        ))}
        {/* Its width is known before it is needed. */}
        <li className={styles.more} data-further={further.length === 0 || undefined}>
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
      </ul>
      {opened && <MoreMenu {...opened} entries={further} renderLink={renderLink} onClose={close} />}
    </nav>
  );
}
