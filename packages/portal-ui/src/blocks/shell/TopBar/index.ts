export { TopBar } from './TopBar.tsx';
export type { TopBarLabels, TopBarProps } from './types.ts';
