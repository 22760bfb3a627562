import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { TextField } from './TextField.tsx';
import {
  useValidatedField,
  type FieldKind,
  type FieldRule,
  type FieldsLabels,
} from './use-validated-field.ts';

export interface ValidatedFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  /** Kind of value: decides the message, the soft keyboard and autofill. */
  kind: FieldKind;
  rule: FieldRule;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  labels: FieldsLabels;
}

const kinds = {
  integer: { inputMode: 'numeric', autoComplete: 'off' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel', autoComplete: 'tel-national' },
  mobile: { inputMode: 'tel', autoComplete: 'tel-national' },
} as const satisfies Record<FieldKind, ComponentProps<'input'>>;

/**
 * Field for a whole number, an e-mail address, a phone or a mobile number (specification, section 5). Validates on blur
 * and submit; typing clears the error. `ref` and rest props land on the input, `className` on the root.
 */
export function ValidatedField({
  kind,
  rule,
  value,
  defaultValue,
  onValueChange,
  labels,
  error,
  onBlur,
  onInvalid,
  onChange,
  ref,
  ...rest
}: ValidatedFieldProps) {
  const { inputRef, problem, handleChange, handleBlur, handleInvalid, ...field } = useValidatedField({
    kind,
    rule,
    value,
    defaultValue,
    onValueChange,
    labels,
    required: rest.required ?? false,
    ref,
  });
  return (
    <TextField
      {...kinds[kind]}
      {...rest}
      ref={inputRef}
      value={field.value}
      error={problem ?? error}
      onChange={(event) => {
        onChange?.(event);
        handleChange(event.currentTarget.value);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        handleBlur();
      }}
      onInvalid={(event) => {
        onInvalid?.(event);
        handleInvalid(event);
      }}
    />
  );
}
