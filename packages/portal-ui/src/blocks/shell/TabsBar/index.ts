export { TabsBar } from './TabsBar.tsx';
export type { PageTab, TabsBarLabels, TabsBarOptions, TabsBarProps } from './types.ts';
export { type TabMenuRequest, useTabsBar, type UseTabsBarOptions } from './use-tabs-bar.ts';
