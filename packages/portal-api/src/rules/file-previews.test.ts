import { expect, test } from 'vitest';
import { previewKindByName, previewKindOf, previewStatus } from './file-previews.ts';

const ooxml = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['image/png', '', 'image'],
  ['image/svg+xml', '', 'none'],
  ['video/mp4', '', 'video'],
  ['audio/mpeg', '', 'audio'],
  ['application/pdf', '', 'pdf'],
  ['text/plain; charset=utf-8', '', 'text'],
  ['text/plain; charset=utf-8', '图表.SVG', 'svg'],
  ['application/zip', '图表.svg', 'none'],
  ['text/plain; charset=gb18030', '名单.CSV', 'sheet'],
  ['text/plain; charset=utf-8', '名单.tsv', 'sheet'],
  ['application/zip', '名单.csv', 'none'],
  [`${ooxml}.wordprocessingml.document`, '', 'document'],
  [`${ooxml}.spreadsheetml.sheet`, '', 'sheet'],
  [`${ooxml}.presentationml.presentation`, '', 'slides'],
  ['application/vnd.oasis.opendocument.spreadsheet', '', 'sheet'],
  ['application/x-cfb', '预算.xls', 'sheet'],
  ['application/x-cfb', '通稿.doc', 'none'],
  ['application/zip', '通稿.docx', 'document'],
  ['application/zip', '素材.zip', 'none'],
  [undefined, '', 'none'],
])('%s %s is shown as %s', (mediaType, name, kind) => {
  expect(previewKindOf(mediaType, name)).toBe(kind);
});

test('a file without a media type goes by its name', () => {
  const names = ['名单.csv', '预算.xlsx', '要闻.txt', '现场.jpg', '素材.zip'];
  expect(names.map(previewKindByName)).toEqual(['sheet', 'sheet', 'text', 'image', 'none']);
});

test('a document larger than the limit is not shown, a PDF always is', () => {
  expect(previewStatus('document', 31 * 1024 ** 2)).toBe('tooLarge');
  expect(previewStatus('pdf', 500 * 1024 ** 2)).toBe('ready');
});
