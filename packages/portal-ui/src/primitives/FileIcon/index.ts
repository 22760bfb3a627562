export { FileIcon, type FileIconProps, type FileKind } from './FileIcon.tsx';
