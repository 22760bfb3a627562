export { OneTimePassword } from './OneTimePassword.tsx';
export { PersonSheet } from './PersonSheet.tsx';
export type {
  Membership,
  OneTimePasswordProps,
  PersonAccount,
  PersonFields,
  PersonProblems,
  PersonSheetLabels,
  PersonSheetProps,
  SessionView,
} from './types.ts';
