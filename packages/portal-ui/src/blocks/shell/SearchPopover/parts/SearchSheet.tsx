import { clsx } from 'clsx/lite';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { Search } from 'lucide';
import { type ComponentProps } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { SearchPanelProps } from './SearchPanel.tsx';
import * as styles from '../SearchPopover.css.ts';

// Lazy, because only the icon is on every page.
const SearchSheetDialog = lazyComponent(() =>
  import('./SearchSheetDialog.tsx').then((module) => module.SearchSheetDialog),
);

export interface SearchSheetProps extends Omit<ComponentProps<'div'>, 'children'> {
  panel: SearchPanelProps;
}

/** The search on phones: an icon button that opens a full screen. */
export function SearchSheet({ panel, className, ...rest }: SearchSheetProps) {
  const { search, labels } = panel;
  return (
    <div role="search" className={clsx(styles.sheetRoot, className)} {...rest}>
      <IconButton
        label={labels.search}
        icon={<Icon glyph={Search} size={20} />}
        aria-haspopup="dialog"
        aria-expanded={search.open}
        onClick={() => search.setOpen(true)}
      />
      {search.open && <SearchSheetDialog {...panel} />}
    </div>
  );
}
