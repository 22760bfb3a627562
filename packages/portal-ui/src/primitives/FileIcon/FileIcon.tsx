import { clsx } from 'clsx/lite';
import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  FileType,
  Folder,
  Presentation,
} from 'lucide';
import type { ComponentProps } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './FileIcon.css.ts';

/** Kind of file (specification, section 9). */
export type FileKind =
  | 'image'
  | 'video'
  | 'audio'
  | 'spreadsheet'
  | 'document'
  | 'slides'
  | 'pdf'
  | 'text'
  | 'archive'
  | 'directory'
  | 'other';

export interface FileIconProps extends Omit<ComponentProps<'span'>, 'children'> {
  kind: FileKind;
  /** Side of the box in px: 20 in a line of text, 32 in a row, 56 in a tile. */
  size?: 20 | 32 | 56;
}

const glyphs: Record<FileKind, IconGlyph> = {
  image: FileImage,
  video: FilePlay,
  audio: FileMusic,
  spreadsheet: FileSpreadsheet,
  document: FileText,
  slides: Presentation,
  pdf: FileType,
  text: FileText,
  archive: FileArchive,
  directory: Folder,
  other: File,
};

/** Icon of a file's kind. Decorative: the name is beside it. */
export function FileIcon({ kind, size = 32, className, ...rest }: FileIconProps) {
  return (
    <span className={clsx(styles.icon, className)} data-kind={kind} data-size={size} aria-hidden {...rest}>
      <Icon glyph={glyphs[kind]} size={size === 56 ? 24 : size === 32 ? 20 : 16} />
    </span>
  );
}
