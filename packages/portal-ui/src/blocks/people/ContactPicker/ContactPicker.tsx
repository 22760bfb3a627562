import { clsx } from 'clsx/lite';
import { X } from 'lucide';
import { useState } from 'react';
import { Dialog, DialogClose, DialogContent, DialogTitle } from '../../../primitives/Dialog/Dialog.tsx';
import * as dialogStyles from '../../../primitives/Dialog/Dialog.css.ts';
import { PickerForm, rootProps } from './parts/PickerForm.tsx';
import { TitledIconButton } from './parts/TitledIconButton.tsx';
import { contactSelection } from './state/selection.ts';
import type { ContactPickerProps } from './types.ts';
import * as styles from '../../shared/picker-dialog.css.ts';

/** The picker in a dialog of 900 px, on a phone the whole screen. Closing it clears the choice (specification, section 4). */
export function ContactPicker({ open, onOpenChange, title, ...props }: ContactPickerProps) {
  const { labels, className } = props;
  const [opened, setOpened] = useState({ open, value: props.value });
  if (open !== opened.open) setOpened({ open, value: props.value });
  function handleOpenChange(next: boolean) {
    if (!next) props.onValueChange?.(opened.value ?? contactSelection(props.rules?.required));
    onOpenChange(next);
  }
  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent width="full" className={clsx(styles.dialog, className)} {...rootProps(props)}>
        {/* A `DialogHeader` with the browser's own tooltip (decision 27). */}
        <div className={clsx(dialogStyles.header, styles.header)}>
          <DialogTitle>{title ?? labels.title}</DialogTitle>
          <DialogClose asChild>
            <TitledIconButton data-close label={labels.close} glyph={X} />
          </DialogClose>
        </div>
        {/* Mounts when the dialog opens, so that each opening starts with a new selection. */}
        <PickerForm
          picker={{ ...props, onCancel: () => handleOpenChange(false) }}
          footer={clsx(dialogStyles.footer, styles.dialogFooter)}
        />
      </DialogContent>
    </Dialog>
  );
}
