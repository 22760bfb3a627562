export { BindForm } from './BindForm.tsx';
export type { BindFormLabels, BindFormProps } from './types.ts';
