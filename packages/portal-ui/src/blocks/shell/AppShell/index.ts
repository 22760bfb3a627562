export { AppShell } from './AppShell.tsx';
export type { AppShellLabels, AppShellProps } from './types.ts';
