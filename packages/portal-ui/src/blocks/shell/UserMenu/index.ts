export type { UserMenuLabels, UserMenuProps } from './types.ts';
export { UserMenu } from './UserMenu.tsx';
