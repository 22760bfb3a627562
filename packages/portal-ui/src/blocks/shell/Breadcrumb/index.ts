export { Breadcrumb } from './Breadcrumb.tsx';
export type { BreadcrumbItem, BreadcrumbLabels, BreadcrumbProps } from './types.ts';
