import { splitFileName } from './file-names.ts';

/** File kinds with an icon (specification, section 9); `other` for unknown ones. */
export const fileKinds = [
  'image',
  'video',
  'audio',
  'spreadsheet',
  'document',
  'slides',
  'pdf',
  'text',
  'archive',
  'directory',
  'other',
] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * Extensions common in a newsroom: camera raw images, broadcast and field-recorder formats, layouts, and office
 * documents of Microsoft, Apple, WPS and OpenDocument, with China's UOF and OFD. `ts` is a transport stream here.
 */
const extensions: Partial<Record<FileKind, string>> = {
  image: `jpg jpeg jpe jfif png apng gif webp avif heic heif jxl bmp tif tiff svg ico tga psd psb ai eps xcf sketch
    cr2 cr3 crw nef nrw arw srf sr2 dng raf orf rw2 pef srw 3fr iiq x3f raw`,
  video: `mp4 m4v mov qt avi mkv webm flv f4v wmv asf mpg mpeg mpe m2v ts mts m2ts m2t vob mxf gxf dv r3d braw crm
    3gp 3g2 ogv rm rmvb`,
  audio: `mp3 mp2 wav wave bwf rf64 flac alac aac m4a m4b ogg oga opus wma amr aif aiff aifc caf ape ac3 dts mid
    midi ra au`,
  spreadsheet: 'xls xlsx xlsm xlsb xlt xltx xltm csv tsv ods ots fods et ett uos numbers',
  document: `doc docx docm dot dotx dotm rtf odt ott fodt wps wpt uot uof ofd pages indd indt idml epub mobi xps hwp
    jtd`,
  slides: 'ppt pptx pptm pps ppsx ppsm pot potx potm odp otp fodp dps dpt uop key',
  pdf: 'pdf',
  text: `txt text md markdown log json jsonl xml html htm xhtml css js mjs yaml yml toml ini conf cfg properties sql
    sh bat py java c h cpp go rs php srt vtt ass ssa sub lrc nfo tex rss opml ics vcf eml`,
  archive: 'zip zipx rar 7z tar gz tgz bz2 tbz tbz2 xz txz zst lz lz4 lzma lzh lha z cab arj iso dmg jar',
};

let kinds: ReadonlyMap<string, FileKind> | undefined;

/** Kind of a file by extension, in any case, with or without the dot. */
export function kindOfExtension(extension: string): FileKind {
  // Created lazily, so that importing other rules costs nothing.
  kinds ??= new Map(
    fileKinds.flatMap((kind) =>
      (extensions[kind]?.split(/\s+/) ?? []).map((known) => [known, kind] as const),
    ),
  );
  return kinds.get(extension.replace('.', '').toLowerCase()) ?? 'other';
}

/** Kind of a file by name. Folders must be marked by the caller. */
export function fileKindOf(name: string, isDirectory = false): FileKind {
  if (isDirectory) return 'directory';
  const { extension } = splitFileName(name);
  return kindOfExtension(extension.slice(extension.lastIndexOf('.') + 1));
}
