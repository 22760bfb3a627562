import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { mediaTypeOf } from './content-type.ts';

/** 上海 in GB18030. */
const shanghai = new Uint8Array([0xc9, 0xcf, 0xba, 0xa3]);

it.each<[string, Uint8Array, boolean, string]>([
  ['nothing', new Uint8Array(), false, 'text/plain; charset=utf-8'],
  ['UTF-8', Buffer.from('上海'), false, 'text/plain; charset=utf-8'],
  ['UTF-8 cut within a character', Buffer.from('上海').subarray(0, 4), true, 'text/plain; charset=utf-8'],
  ['GB18030', shanghai, false, 'text/plain; charset=gb18030'],
  ['UTF-16', Buffer.from('\ufeff上海', 'utf16le'), false, 'text/plain; charset=utf-16le'],
  ['markup', Buffer.from('<!doctype html><script>1</script>'), false, 'text/plain; charset=utf-8'],
  ['bytes with a NUL', Buffer.from('a\0b'), false, 'application/octet-stream'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), false, 'application/pdf'],
])('%s', async (_, sample, cut, type) => {
  expect(await mediaTypeOf(sample, cut)).toBe(type);
});

it('an office file is known by what it holds', async () => {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `<Types><Override PartName="/word/document.xml" ContentType="${type}.main+xml"/></Types>`,
  );
  zip.file('word/document.xml', '<w:document/>');
  expect(await mediaTypeOf(await zip.generateAsync({ type: 'uint8array' }), false)).toBe(type);
});
