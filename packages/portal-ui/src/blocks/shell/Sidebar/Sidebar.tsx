import { clsx } from 'clsx/lite';
import { useMemo } from 'react';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { idWithin, visibleNav } from './nav.ts';
import { SidebarEntry } from './SidebarEntry.tsx';
import type { SidebarProps } from './types.ts';
import * as styles from './Sidebar.css.ts';

/** The main menu. `AppShell` places it, docked or in a drawer. */
export function Sidebar({
  items,
  currentId,
  layout = 'stacked',
  logo,
  labels,
  renderLink,
  onNavigate,
  className,
  ...rest
}: SidebarProps) {
  const shown = useMemo(() => visibleNav(items), [items]);
  return (
    <nav
      aria-label={labels.navigation}
      data-layout={layout}
      className={clsx(styles.sidebar, className)}
      {...rest}
    >
      {logo && <div className={styles.logo}>{logo}</div>}
      {shown.length === 0 && (
        <p className={layout === 'collapsed' ? visuallyHidden : styles.empty}>{labels.empty}</p>
      )}
      <ul role="list" className={styles.list}>
        {shown.map((item) => (
          <SidebarEntry
            key={item.id}
            item={item}
            layout={layout}
            labels={labels}
            currentId={idWithin(item, currentId)}
            renderLink={renderLink}
            {...(onNavigate && { onNavigate })}
          />
        ))}
      </ul>
    </nav>
  );
}
