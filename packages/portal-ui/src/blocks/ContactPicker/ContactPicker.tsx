'use no memo'; // See PickerBody.tsx.

import { clsx } from 'clsx';
import { square } from '../../primitives/Button/Button.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTitle,
} from '../../primitives/Dialog/Dialog.tsx';
import * as dialogStyles from '../../primitives/Dialog/Dialog.css.ts';
import { splitOptions } from './ContactPickerPanel.tsx';
import { PickerBody } from './PickerBody.tsx';
import { PickerGlyph } from './PickerGlyph.tsx';
import { contactSelection } from './selection.ts';
import type { ContactPickerProps } from './types.ts';
import { useContactPicker } from './use-contact-picker.ts';
import * as styles from './ContactPickerDialog.css.ts';

/** The picker in a dialog of 900 px, on a phone the whole screen. Closing it clears the choice (specification, section 4). */
export function ContactPicker({ open, onOpenChange, ...props }: ContactPickerProps) {
  function handleOpenChange(next: boolean) {
    if (!next) props.onValueChange?.(contactSelection(props.required));
    onOpenChange(next);
  }
  const { labels, title, error, slowAfter, submitLabel, className, ...others } = props;
  const { options, rest } = splitOptions(others);
  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent width="full" className={clsx(styles.dialog, className)} {...rest}>
        {/* A `DialogHeader` whose mark has the browser's own tooltip: ours weighs as much as the whole picker. */}
        <header className={clsx(dialogStyles.header, styles.header)}>
          <DialogTitle>{title ?? labels.title}</DialogTitle>
          <DialogClose asChild>
            <Button
              data-close
              variant="quiet"
              size="small"
              className={square}
              aria-label={labels.close}
              title={labels.close}
              icon={<PickerGlyph name="close" />}
            />
          </DialogClose>
        </header>
        {/* Made anew each time the dialog opens: nobody finds the last choice. */}
        <PickerForm
          {...options}
          {...{ labels, error, submitLabel, slowAfter }}
          onCancel={() => handleOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

type PickerFormProps = Pick<ContactPickerProps, 'labels' | 'error' | 'submitLabel' | 'slowAfter'> &
  Parameters<typeof useContactPicker>[0] & { onCancel: () => void };

function PickerForm({ labels, error, slowAfter, submitLabel, onCancel, ...options }: PickerFormProps) {
  const picker = useContactPicker(options);
  return (
    <>
      <PickerBody
        picker={picker}
        labels={labels}
        slowAfter={slowAfter}
        error={options.status === 'error' ? error : undefined}
      />
      <DialogFooter className={styles.dialogFooter}>
        <Button onClick={onCancel}>{labels.cancel}</Button>
        <Button
          variant="solid"
          pending={picker.asking || options.status === 'pending'}
          onClick={picker.submit}
        >
          {submitLabel ?? labels.submit}
        </Button>
      </DialogFooter>
    </>
  );
}
