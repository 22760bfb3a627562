import { expect, test } from 'vitest';
import { favourite, messageSource as message } from '../../testing/favourites.ts';
import { favouriteLink, fileLink } from './own-links.ts';

test('a favourite message says what it says and leads to its place; without one, to the favourites', () => {
  const saved = favourite(message, { text: '明早八点开会' });
  expect(favouriteLink(saved)).toMatchObject({
    name: '明早八点开会',
    href: '/news/news?type=group&id=g1&at=m-1',
    kind: 'message',
  });
  expect(favouriteLink({ ...saved, sourceRemoved: true }).href).toBe('/collection/collection');
});

test('a favourite file and a file of the disk show their kind and lead to the disk', () => {
  const saved = favourite(
    { type: 'file', fileId: 'f&1', name: '稿.docx', ext: 'docx', size: 2_048 },
    { kind: 'file', title: '稿.docx' },
  );
  expect(favouriteLink(saved)).toMatchObject({ kind: 'file', href: '/networkDisk/networkDisk?file=f%261' });
  expect(fileLink({ id: 'f1', name: '稿.docx' })).toEqual({
    id: 'f1',
    name: '稿.docx',
    href: '/networkDisk/networkDisk?at=f1',
    kind: 'file',
    fileKind: 'document',
  });
});
