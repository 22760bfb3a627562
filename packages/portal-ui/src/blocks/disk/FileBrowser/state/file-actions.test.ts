import { describe, expect, it } from 'vitest';
import { actionsFor, offeredBy } from './file-actions.ts';
import type { DiskAction, FileItemView } from '../types.ts';

const ignore = () => undefined;

const all = new Set<DiskAction>([
  'open',
  'download',
  'share',
  'favourite',
  'rename',
  'versions',
  'move',
  'copy',
  'delete',
  'restore',
  'deleteForever',
]);
const item: FileItemView = { id: 'a', name: 'a.txt', kind: 'text' };
const own = { mode: 'files', readOnly: false, offered: all } as const;

describe('actionsFor', () => {
  it('offers all actions for one file, and no single-file action for several', () => {
    expect(actionsFor([item], own)).toEqual([
      'open',
      'download',
      'share',
      'favourite',
      'rename',
      'versions',
      'move',
      'copy',
      'delete',
    ]);
    expect(actionsFor([item, item], own)).toEqual([
      'download',
      'share',
      'favourite',
      'move',
      'copy',
      'delete',
    ]);
  });

  it('offers no favourites or versions for a folder', () => {
    const folder: FileItemView = { id: 'b', name: 'b', kind: 'directory' };
    expect(actionsFor([folder], own)).not.toContain('favourite');
    expect(actionsFor([folder], own)).not.toContain('versions');
    expect(actionsFor([item, folder], own)).not.toContain('favourite');
  });

  it('offers no change in a read-only folder or for pending items', () => {
    expect(actionsFor([item], { ...own, readOnly: true })).toEqual([
      'open',
      'download',
      'share',
      'favourite',
      'copy',
    ]);
    expect(actionsFor([{ ...item, pending: true }], own)).toEqual([
      'open',
      'download',
      'share',
      'favourite',
      'copy',
    ]);
  });

  it('offers only restore and permanent deletion in the recycle bin', () => {
    expect(actionsFor([item], { ...own, mode: 'recycle' })).toEqual(['restore', 'deleteForever']);
  });

  it('offers only actions with a callback', () => {
    const actions = { onOpen: ignore, onNavigate: ignore };
    expect(actionsFor([item], { ...own, offered: offeredBy({ actions }) })).toEqual(['open']);
    const offered = offeredBy({ actions: { ...actions, onDelete: ignore }, naming: { onRename: ignore } });
    expect(actionsFor([item], { ...own, offered })).toEqual(['open', 'rename', 'delete']);
    expect(actionsFor([], own)).toEqual([]);
  });
});
