export { Page, PageHeader, type PageHeaderProps, type PageProps } from './Page.tsx';
export { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';
