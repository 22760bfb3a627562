import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { Button } from '../../../../primitives/Button/Button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { columnText } from '../state/file-actions.ts';
import type { FileBrowserProps, FileSortKey } from '../types.ts';
import type { FileBrowserState } from '../state/use-file-browser.ts';
import * as styles from '../FileBrowser.css.ts';

interface SortMenuProps extends Pick<FileBrowserProps, 'display' | 'labels'> {
  browser: FileBrowserState;
}

const keys: readonly FileSortKey[] = ['name', 'size', 'time'];
const orders = ['asc', 'desc'] as const;

/** Sorts tiles, and the table on a phone, which have no column headers. */
export function SortMenu({ browser, display, labels }: SortMenuProps) {
  const { mode, view } = browser;
  const { sort, onSortChange } = display;
  const { key = 'name', order = 'asc' } = sort ?? {};
  const text = columnText(key, mode, labels);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="small"
          variant="quiet"
          icon={<Icon glyph={!sort ? ArrowUpDown : order === 'asc' ? ArrowUp : ArrowDown} />}
          aria-label={labels.sortBy(text)}
          title={labels.sortBy(text)}
          // Tiles have no columns at any width.
          data-always={view === 'grid' || undefined}
          className={styles.sortTrigger}
        >
          <span className={styles.actionText}>{text}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup value={key}>
          {keys.map((each) => (
            <DropdownMenuRadioItem
              key={each}
              value={each}
              onSelect={() => onSortChange?.({ key: each, order })}
            >
              {columnText(each, mode, labels)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuRadioGroup value={order}>
          {orders.map((each) => (
            <DropdownMenuRadioItem
              key={each}
              value={each}
              onSelect={() => onSortChange?.({ key, order: each })}
            >
              {each === 'asc' ? labels.ascending : labels.descending}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
