import type { ContactPickerLabels } from '../types.ts';
import type { ContactPickerState } from './use-contact-picker.ts';

/** What the parts of the picker are given. */
export interface PickerPartProps {
  picker: ContactPickerState;
  labels: ContactPickerLabels;
}
