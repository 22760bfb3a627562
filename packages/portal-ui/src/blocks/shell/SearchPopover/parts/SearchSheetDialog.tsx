import { ArrowLeft } from 'lucide';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../../primitives/Dialog/Dialog.tsx';
import { DirectionalIcon } from '../../../../primitives/Icon/DirectionalIcon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { SearchField } from './SearchField.tsx';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';
import * as styles from '../SearchPopover.css.ts';

/** The full-screen search on phones. */
export function SearchSheetDialog(panel: SearchPanelProps) {
  const { search, labels } = panel;
  return (
    <Dialog open onOpenChange={search.setOpen}>
      <DialogContent
        width="full"
        className={styles.sheet}
        data-layout="sheet"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          search.inputRef.current?.focus();
          // Selects the previous query, so that typing replaces it.
          search.inputRef.current?.select();
        }}
        onEscapeKeyDown={(event) => {
          // The dialog gets the key before the field does.
          event.preventDefault();
          search.stepBack();
        }}
      >
        <DialogTitle className={visuallyHidden}>{labels.search}</DialogTitle>
        <div className={styles.sheetHead}>
          <DialogClose asChild>
            <IconButton label={labels.close} icon={<DirectionalIcon glyph={ArrowLeft} size={20} />} />
          </DialogClose>
          <SearchField search={search} busy={panel.found.status === 'loading'} labels={labels} />
        </div>
        <SearchPanel {...panel} />
      </DialogContent>
    </Dialog>
  );
}
