import { clsx } from 'clsx';
import { ArrowLeft, Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
} from '../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../theme/reset.css.ts';
import { SearchField } from './SearchField.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';
import * as styles from './SearchPopover.css.ts';

export interface SearchSheetProps extends Omit<ComponentProps<'div'>, 'children'> {
  panel: SearchPanelProps;
}

/** The search of phones: an icon that opens a screen. */
export function SearchSheet({ panel, className, ...rest }: SearchSheetProps) {
  const { search, labels } = panel;
  return (
    <div role="search" className={clsx(styles.sheetRoot, className)} {...rest}>
      <Dialog open={search.open} onOpenChange={search.setOpen}>
        <DialogTrigger asChild>
          <IconButton label={labels.search} icon={<Icon glyph={Search} size={20} />} />
        </DialogTrigger>
        <DialogContent
          width="full"
          className={styles.sheet}
          data-layout="sheet"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            search.inputRef.current?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // The dialog hears of the key before the field does.
            event.preventDefault();
            if (!event.isComposing && !search.isComposing()) search.stepBack();
          }}
        >
          <DialogTitle className={visuallyHidden}>{labels.search}</DialogTitle>
          <div className={styles.sheetHead}>
            <DialogClose asChild>
              <IconButton label={labels.close} icon={<Icon glyph={ArrowLeft} size={20} />} />
            </DialogClose>
            <SearchField search={search} busy={panel.status === 'loading'} labels={labels} />
          </div>
          <SearchPanel {...panel} />
        </DialogContent>
      </Dialog>
    </div>
  );
}
