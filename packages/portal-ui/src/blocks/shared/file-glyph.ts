import {
  File,
  FileArchive,
  FileImage,
  FileMusic,
  FilePlay,
  FileSpreadsheet,
  FileText,
  Presentation,
} from 'lucide';
import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';

const kinds: readonly (readonly [IconGlyph, string])[] = [
  [FileImage, 'jpg jpeg png gif webp bmp svg tif tiff heic avif psd'],
  [FilePlay, 'mp4 mov avi mkv webm flv wmv m4v mpg mpeg mxf'],
  [FileMusic, 'mp3 wav aac flac ogg m4a wma'],
  [FileSpreadsheet, 'xls xlsx csv ods et numbers'],
  [Presentation, 'ppt pptx odp key dps'],
  [FileText, 'doc docx odt rtf wps pages pdf txt md log'],
  [FileArchive, 'zip rar 7z tar gz bz2 xz'],
];
const byExtension = new Map(
  kinds.flatMap(([glyph, extensions]) => extensions.split(' ').map((extension) => [extension, glyph])),
);

/** Icon of a file, by its extension (specification, section 9). */
export function fileGlyph(name: string): IconGlyph {
  return byExtension.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? File;
}
