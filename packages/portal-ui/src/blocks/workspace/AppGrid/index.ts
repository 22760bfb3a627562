export { AppGrid } from './AppGrid.tsx';
export { AppIcon, type AppIconProps } from './AppIcon.tsx';
export type { AppGridLabels, AppGridOptions, AppGridProps, AppGroupView, AppView } from './types.ts';
