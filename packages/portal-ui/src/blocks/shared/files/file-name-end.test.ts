import { expect, test } from 'vitest';
import { fileNameEnd } from './file-name-end.ts';

test.each([
  ['foto larga con un nombre muy largo, de una c.png', 'c.png'],
  ['Crónica - La sequía del campo.docx', 'mpo.docx'],
  ['informe final v2.docx', 'v2.docx'],
  ['foto con un nombre largo.png', 'argo.png'],
  ['IMG_20261120_0012.jpg', '0012.jpg'],
  ['IMG20261120000012.jpg', '0012.jpg'],
  ['县城里的图书馆和它的读者们.docx', '读者们.docx'],
  ['presupuestodefinitivo', ''],
])(
  'file-name-end › %s keeps whole words before its extension, without a blank or a dot before them',
  (name, end) => {
    expect(fileNameEnd(name)).toBe(end);
  },
);
