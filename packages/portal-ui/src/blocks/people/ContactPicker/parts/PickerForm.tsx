import { Button } from '../../../../primitives/Button/Button.tsx';
import { PickerBody } from './PickerBody.tsx';
import type { ContactPickerPanelProps } from '../types.ts';
import { useContactPicker } from '../state/use-contact-picker.ts';

// oxlint-disable no-unused-vars -- they are named to be left out
/** The props without those of the picker itself: they belong on the element around it. */
export function rootProps({
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
  labels,
  error,
  submitLabel,
  onCancel,
  className,
  ...rest
}: ContactPickerPanelProps) {
  return rest;
}
// oxlint-enable no-unused-vars

export interface PickerFormProps {
  picker: ContactPickerPanelProps;
  /** Of the footer. */
  footer: string;
}

/** What the panel and the dialog have in common: the picker, and the steps under it. */
export function PickerForm({ picker: props, footer }: PickerFormProps) {
  const { labels, error, submitLabel, onCancel, onSubmit, status } = props;
  const picker = useContactPicker(props);
  return (
    <>
      <PickerBody picker={picker} labels={labels} error={status === 'error' ? error : undefined} />
      {onSubmit && (
        <footer className={footer}>
          {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
          <Button variant="solid" pending={picker.asking || status === 'pending'} onClick={picker.submit}>
            {typeof submitLabel === 'function'
              ? submitLabel(picker.count - picker.limits.counted)
              : (submitLabel ?? labels.submit)}
          </Button>
        </footer>
      )}
    </>
  );
}
