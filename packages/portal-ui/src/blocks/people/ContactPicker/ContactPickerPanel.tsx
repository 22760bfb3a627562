import { clsx } from 'clsx/lite';
import { PickerForm, rootProps } from './parts/PickerForm.tsx';
import type { ContactPickerPanelProps } from './types.ts';
import * as styles from './ContactPicker.css.ts';

/** The picker without a dialog around it: as high as its container, at least 360 px. Needs nothing of Radix. */
export function ContactPickerPanel(props: ContactPickerPanelProps) {
  const { labels, className } = props;
  return (
    <div
      role="group"
      aria-label={labels.title}
      className={clsx(styles.panel, className)}
      {...rootProps(props)}
    >
      <PickerForm picker={props} footer={styles.footer} />
    </div>
  );
}
