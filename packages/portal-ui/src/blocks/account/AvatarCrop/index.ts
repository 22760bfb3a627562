export { AvatarCrop } from './AvatarCrop.tsx';
export type { AvatarCropLabels, AvatarCropProps } from './types.ts';
