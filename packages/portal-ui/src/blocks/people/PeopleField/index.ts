export { PeopleField } from './PeopleField.tsx';
export type { PeopleFieldLabels, PeopleFieldProps, PeopleFieldRules } from './types.ts';
