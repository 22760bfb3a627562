export { Bone, type BoneProps, Skeleton, type SkeletonProps } from './Skeleton.tsx';
