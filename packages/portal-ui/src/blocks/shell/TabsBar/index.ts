export { TabsBar } from './TabsBar.tsx';
export type { PageTab, TabsBarLabels, TabsBarOptions, TabsBarProps } from './types.ts';
export { type TabMenuRequest, type UseTabsBarOptions } from './use-tabs-bar.ts';
