import { expect, test } from 'vitest';
import { fileKindOf, fileKinds, kindOfExtension, type FileKind } from './file-icons.ts';

test.each<[string, FileKind]>([
  ['合影.JPG', 'image'],
  ['IMG_0001.CR3', 'image'],
  ['logo.svg', 'image'],
  ['采访.mp4', 'video'],
  ['A001C003.mxf', 'video'],
  ['live.ts', 'video'],
  ['录音.amr', 'audio'],
  ['voice.m4a', 'audio'],
  ['预算.xlsx', 'spreadsheet'],
  ['名单.csv', 'spreadsheet'],
  ['表.et', 'spreadsheet'],
  ['稿件.docx', 'document'],
  ['稿件.wps', 'document'],
  ['公文.ofd', 'document'],
  ['版面.indd', 'document'],
  ['提案.pptx', 'slides'],
  ['report.key', 'slides'],
  ['版面.pdf', 'pdf'],
  ['notes.txt', 'text'],
  ['subtitles.srt', 'text'],
  ['素材.zip', 'archive'],
  ['素材.tar.gz', 'archive'],
  ['素材.7z', 'archive'],
  ['unknown.xyz', 'other'],
  ['README', 'other'],
  ['.pdf', 'other'],
  ['constructor', 'other'],
  ['a.constructor', 'other'],
  ['', 'other'],
])('%s is %s', (name, kind) => {
  expect(fileKindOf(name)).toBe(kind);
});

test('a folder is a folder, whatever its name', () => {
  expect(fileKindOf('pictures.zip', true)).toBe('directory');
});

test('accepts an extension in any case, with or without its dot', () => {
  expect(['pdf', '.pdf', 'PDF', '.Pdf'].map(kindOfExtension)).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
});

test('every kind of the specification exists', () => {
  expect(fileKinds).toEqual([
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
  ]);
});
