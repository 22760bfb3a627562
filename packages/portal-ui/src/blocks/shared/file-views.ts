import type { FileKind } from '../../primitives/FileIcon/FileIcon.tsx';

/** A small picture of a file. Its size reserves its room before it is here. */
export interface ThumbView {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A file or folder as every block shows it. */
export interface FileView {
  /** Names the file for good. */
  id: string;
  name: string;
  /** `directory` is a folder. */
  kind: FileKind;
  /** Bytes; absent of folders and where nobody knows it. */
  size?: number | undefined;
  /** Last change, in milliseconds. */
  time?: number | undefined;
  thumb?: ThumbView | undefined;
}

/** Writes a size for people, such as `1.5 MB`. */
export type FormatSize = (bytes: number) => string;
