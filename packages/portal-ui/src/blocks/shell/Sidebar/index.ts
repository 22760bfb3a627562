export { containsEntry, visibleNav } from './nav.ts';
export { Sidebar } from './Sidebar.tsx';
export type { NavBadge, NavItem, SidebarLabels, SidebarProps } from './types.ts';
