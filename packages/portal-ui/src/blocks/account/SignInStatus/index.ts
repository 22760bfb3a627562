export { SignInStatus } from './SignInStatus.tsx';
export type { SignInStatusLabels, SignInStatusProps } from './types.ts';
