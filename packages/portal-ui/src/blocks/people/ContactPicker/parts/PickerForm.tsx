import { Button } from '../../../../primitives/Button/Button.tsx';
import { PickerBody } from './PickerBody.tsx';
import type { ContactPickerPanelProps } from '../types.ts';
import { useContactPicker } from '../state/use-contact-picker.ts';

// oxlint-disable no-unused-vars -- named to be left out
/** The rest props: those that belong on the root element. */
export function rootProps({
  source,
  self,
  rules,
  start,
  value,
  defaultValue,
  onValueChange,
  onSubmit,
  submission,
  labels,
  onCancel,
  className,
  ...rest
}: ContactPickerPanelProps) {
  return rest;
}
// oxlint-enable no-unused-vars

export interface PickerFormProps {
  picker: ContactPickerPanelProps;
  /** Class of the footer. */
  footer: string;
}

/** The common part of panel and dialog: the picker and the buttons below it. */
export function PickerForm({ picker: props, footer }: PickerFormProps) {
  const { labels, onCancel, onSubmit, submission: { status, error, label } = {} } = props;
  const picker = useContactPicker(props);
  return (
    <>
      <PickerBody picker={picker} labels={labels} error={status === 'error' ? error : undefined} />
      {onSubmit && (
        <footer className={footer}>
          {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
          <Button variant="solid" pending={picker.asking || status === 'pending'} onClick={picker.submit}>
            {typeof label === 'function'
              ? label(picker.count - picker.limits.counted)
              : (label ?? labels.submit)}
          </Button>
        </footer>
      )}
    </>
  );
}
