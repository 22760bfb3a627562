import { clsx } from 'clsx/lite';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../primitives/Dialog/Dialog.tsx';
import * as dialogStyles from '../../../primitives/Dialog/Dialog.css.ts';
import { GlyphButton } from './parts/GlyphButton.tsx';
import { PickerForm, rootProps } from './parts/PickerForm.tsx';
import { contactSelection } from './state/selection.ts';
import type { ContactPickerProps } from './types.ts';
import * as styles from '../../shared/picker-dialog.css.ts';

/** The picker in a dialog of 900 px, on a phone the whole screen. Closing it clears the choice (specification, section 4). */
export function ContactPicker({ open, onOpenChange, title, ...props }: ContactPickerProps) {
  const { labels, className } = props;
  function handleOpenChange(next: boolean) {
    if (!next) props.onValueChange?.(contactSelection(props.required));
    onOpenChange(next);
  }
  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent width="full" className={clsx(styles.dialog, className)} {...rootProps(props)}>
        {/* A `DialogHeader` with a lighter mark. */}
        <header className={clsx(dialogStyles.header, styles.header)}>
          <DialogTitle>{title ?? labels.title}</DialogTitle>
          <DialogClose asChild>
            <GlyphButton data-close label={labels.close} glyph="close" />
          </DialogClose>
        </header>
        {/* Made anew each time the dialog opens: nobody finds the last choice. */}
        <PickerForm
          picker={{ ...props, onCancel: () => handleOpenChange(false) }}
          footer={clsx(dialogStyles.footer, styles.dialogFooter)}
        />
      </DialogContent>
    </Dialog>
  );
}
