import { clsx } from 'clsx/lite';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide';
import { DirectionalIcon } from '../../../primitives/Icon/DirectionalIcon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { TopBarProps } from './types.ts';
import * as styles from './TopBar.css.ts';

const glyphs = { open: Menu, collapse: PanelLeftClose, expand: PanelLeftOpen };

/** Header of 56 px: menu toggle, search in the middle, actions at the end. */
export function TopBar({
  menu,
  onMenuToggle,
  start,
  search,
  actions,
  labels,
  className,
  ...rest
}: TopBarProps) {
  const names = { open: labels.openMenu, collapse: labels.collapseMenu, expand: labels.expandMenu };
  return (
    <header
      className={clsx(styles.bar, className)}
      data-search={search ? '' : undefined}
      data-start={start ? '' : undefined}
      {...rest}
    >
      <div className={styles.start}>
        <IconButton
          label={names[menu]}
          icon={<DirectionalIcon glyph={glyphs[menu]} size={20} />}
          onClick={onMenuToggle}
        />
        {start}
      </div>
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
