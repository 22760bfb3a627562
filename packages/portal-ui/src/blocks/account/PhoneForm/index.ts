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
export { usePhoneForm } from './use-phone-form.ts';
