import type { DiskItem } from '@snap/portal-api/contract';
import { expect, test } from 'vitest';
import { shareMessages } from './share-files.ts';

const portal = 'https://portal.example/snap-portal/';
const item = (id: string, rest: Partial<DiskItem> = {}): DiskItem => ({
  id,
  name: `${id}.docx`,
  kind: 'file',
  parentId: 'root',
  size: 7,
  ext: 'docx',
  createTime: 0,
  updateTime: 0,
  owner: { id: 'demo~lina', name: '李娜' },
  ...rest,
});

test('share messages › one per file, image and folder, the first one with the note', () => {
  const shared = [
    item('file'),
    item('picture', { name: 'a.png', image: { width: 9, height: 6 } }),
    item('folder', { name: 'a', kind: 'folder', size: 0 }),
  ];
  expect(shareMessages(shared, ' 请核对 ', portal)).toEqual([
    { text: '请核对', file: { id: 'file', name: 'file.docx', size: 7, isImage: false } },
    { text: '', file: { id: 'picture', name: 'a.png', size: 7, isImage: true } },
    { text: '', file: { id: 'folder', name: 'a', size: 0, isImage: false, folder: true } },
  ]);
});

test('a share of very many tells twenty of them and leads to the others', () => {
  const messages = shareMessages(
    Array.from({ length: 23 }, (_, at) => item(`f${at}`)),
    '',
    portal,
  );
  expect(messages).toHaveLength(21);
  expect(messages.at(-1)).toEqual({ text: `+3\n${portal}networkDisk/networkDisk?area=shared` });
});
