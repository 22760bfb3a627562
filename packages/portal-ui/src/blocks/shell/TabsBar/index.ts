export { TabsBar } from './TabsBar.tsx';
export type { PageTab, TabsBarLabels, TabsBarOptions, TabsBarProps } from './types.ts';
export { type TabMenuRequest, type UseTabsBarOptions } from './state/use-tabs-bar.ts';
