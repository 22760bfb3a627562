import type { FileKind } from '../../../primitives/FileIcon/FileIcon.tsx';

/** Thumbnail of a file. Its size reserves the room before it loads. */
export interface ThumbView {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A file or folder, as used by all blocks. */
export interface FileView {
  /** Permanent id. */
  id: string;
  name: string;
  /** `directory` is a folder. */
  kind: FileKind;
  /** Bytes; undefined for folders and where unknown. */
  size?: number | undefined;
  /** Last change, in milliseconds. */
  time?: number | undefined;
  thumb?: ThumbView | undefined;
}

/** Formats a size, such as `1.5 MB`. */
export type FormatSize = (bytes: number) => string;
