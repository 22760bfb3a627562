export { SkeletonBlock, type SkeletonBlockProps, Skeleton, type SkeletonProps } from './Skeleton.tsx';
