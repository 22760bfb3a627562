import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { PersonView } from '../../shared/views.ts';
import type { Contact, ContactKinds, ContactPickerLabels, ContactSource } from '../ContactPicker/index.ts';

/** What may be chosen, and how many. */
export interface PeopleFieldRules {
  /** `single`: the next choice replaces the previous one. Default: `multiple`. */
  mode?: 'multiple' | 'single' | undefined;
  /** Default: `people`. */
  kinds?: ContactKinds | undefined;
  /** Smallest and largest number of contacts. `min` counts once there is one; `required` asks for the first. */
  min?: number | undefined;
  max?: number | undefined;
  /** Returns why a contact cannot be chosen, or undefined when it can. Called for each rendered suggestion. */
  disabledReason?: ((contact: Contact) => string | undefined) | undefined;
}

/**
 * A form control: `ref`, `id`, `onBlur`, `onFocus` and other rest props land on its text input, `className` on the root.
 */
export interface PeopleFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'multiple' | 'list' | 'size'
> {
  /** Where contacts come from. Must be the same object between renders. */
  source: ContactSource;
  /** The current user: cannot be chosen. */
  self?: PersonView | undefined;
  rules?: PeopleFieldRules | undefined;
  /** The chosen contacts, controlled. Without it the field holds them, starting with `defaultValue`. */
  value?: readonly Contact[] | undefined;
  /** Also the value after the reset of a form. */
  defaultValue?: readonly Contact[] | undefined;
  onValueChange?: ((value: readonly Contact[]) => void) | undefined;
  /** Called with the message of the validation when it changes; empty while the field is valid. For controls that wrap the field. */
  onValidityChange?: ((message: string) => void) | undefined;
  label: ReactNode;
  /** One line below the field. */
  hint?: ReactNode;
  /** Why the value is refused; replaces the hint and the field's own message. */
  error?: ReactNode;
  labels: PeopleFieldLabels;
}

export interface PeopleFieldLabels {
  /** Accessible name of the list of chosen contacts. */
  chosen: string;
  remove: (name: string) => string;
  /** Name of the button that opens the picker. */
  more: string;
  /** Shown with the form's validation. */
  required: string;
  min: (count: number) => string;
  max: (count: number) => string;
  /** Text remains in the input that is no contact. */
  unfinished: string;
  /** Pasted texts that are not exactly one contact. */
  notFound: (texts: readonly string[]) => string;
  resolving: string;
  /** Pasted texts, or members of departments, could not be fetched. */
  failed: string;
  /** Announced after a change. */
  announce: (names: readonly string[]) => string;
  picker: ContactPickerLabels;
}
