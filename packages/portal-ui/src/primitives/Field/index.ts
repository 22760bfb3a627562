export {
  CountedField,
  type CountedFieldProps,
  CountedTextArea,
  type CountedTextAreaProps,
} from './CountedField.tsx';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field.tsx';
export { PasswordField, type PasswordFieldLabels, type PasswordFieldProps } from './PasswordField.tsx';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './TextField.tsx';
export type { CountedFieldLabels } from './use-count.ts';
export type { FieldKind, FieldRule, FieldsLabels } from './use-validated-field.ts';
export { ValidatedField, type ValidatedFieldProps } from './ValidatedField.tsx';
