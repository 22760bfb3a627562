export { topMenuCount } from './top-menu.ts';
export { TopMenu } from './TopMenu.tsx';
export type { TopMenuLabels, TopMenuProps } from './types.ts';
