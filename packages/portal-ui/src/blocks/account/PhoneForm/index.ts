export { PhoneCodeField } from './PhoneCodeField.tsx';
export { PhoneForm } from './PhoneForm.tsx';
export type {
  PhoneCodeFieldProps,
  PhoneCodeLabels,
  PhoneCodeRequest,
  PhoneFormLabels,
  PhoneFormOptions,
  PhoneFormProps,
  PhoneValues,
} from './types.ts';
