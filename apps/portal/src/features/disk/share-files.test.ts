import { expect, test } from 'vitest';
import { shareParams } from './share-files.ts';

const items = [{ id: 'f1', name: '通稿.docx' }];

test('a person is named beside the giver, a group alone', () => {
  expect(shareParams(items, { type: 'person', id: 'demo~smith' }, 'demo~lina')).toEqual([
    { id: 'f1', filename: '通稿.docx', user1: 'demo~lina', user2: 'demo~smith' },
  ]);
  expect(shareParams(items, { type: 'group', id: 'g1' }, 'demo~lina')).toEqual([
    { id: 'f1', filename: '通稿.docx', groupId: 'g1' },
  ]);
});
