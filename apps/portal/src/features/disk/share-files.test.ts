import { expect, test } from 'vitest';
import { shareMessage } from './share-files.ts';

const portal = 'https://portal.example/snap-portal/';
const file = { id: 'f1', name: '通稿.docx', kind: 'file' } as const;
const folder = { id: 'd1', name: '图片', kind: 'folder' } as const;

test('the message of a share says what it is about and leads there', () => {
  expect(shareMessage([file], ' 请按这个执行 ', portal)).toBe(
    `请按这个执行\n通稿.docx\n${portal}networkDisk/networkDisk?area=shared&file=f1`,
  );
  expect(shareMessage([folder], '', portal)).toBe(
    `图片\n${portal}networkDisk/networkDisk?area=shared&folder=d1`,
  );
});

test('the message of a share of many names the first ones and leads to all', () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...file, id: `f${index}`, name: `${index}.txt` }));
  expect(shareMessage(many, '', portal).split('\n')).toEqual([
    '0.txt',
    '1.txt',
    '2.txt',
    '3.txt',
    '4.txt',
    '+2',
    `${portal}networkDisk/networkDisk?area=shared`,
  ]);
});
