'use no memo'; // See PickerBody.tsx.

import { clsx } from 'clsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { PickerBody } from './PickerBody.tsx';
import type { ContactPickerOptions, ContactPickerPanelProps } from './types.ts';
import { useContactPicker } from './use-contact-picker.ts';
import * as styles from './ContactPicker.css.ts';

/** The options among the props, and the rest of them. */
export function splitOptions<Props extends ContactPickerOptions>(props: Props) {
  const {
    source,
    self,
    mode,
    kinds,
    forward,
    min,
    max,
    required,
    disabledReason,
    startDepartmentId,
    defaultTab,
    value,
    defaultValue,
    onValueChange,
    onSubmit,
    status,
    ...rest
  } = props;
  const options: ContactPickerOptions = {
    source,
    self,
    mode,
    kinds,
    forward,
    min,
    max,
    required,
    disabledReason,
    startDepartmentId,
    defaultTab,
    value,
    defaultValue,
    onValueChange,
    onSubmit,
    status,
  };
  return { options, rest };
}

/** The picker without a dialog around it: as high as its container, at least 360 px. Needs nothing of Radix. */
export function ContactPickerPanel({
  labels,
  error,
  slowAfter,
  submitLabel,
  onCancel,
  className,
  ...props
}: ContactPickerPanelProps) {
  const { options, rest } = splitOptions(props);
  const picker = useContactPicker(options);
  return (
    <div role="group" aria-label={labels.title} className={clsx(styles.panel, className)} {...rest}>
      <PickerBody
        picker={picker}
        labels={labels}
        slowAfter={slowAfter}
        error={options.status === 'error' ? error : undefined}
      />
      {options.onSubmit && (
        <footer className={styles.footer}>
          {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
          <Button
            variant="solid"
            pending={picker.asking || options.status === 'pending'}
            onClick={picker.submit}
          >
            {submitLabel ?? labels.submit}
          </Button>
        </footer>
      )}
    </div>
  );
}
