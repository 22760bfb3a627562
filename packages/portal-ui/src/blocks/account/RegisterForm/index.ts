export { RegisterForm } from './RegisterForm.tsx';
export type { RegisterFormLabels, RegisterFormOptions, RegisterFormProps, RegisterValues } from './types.ts';
