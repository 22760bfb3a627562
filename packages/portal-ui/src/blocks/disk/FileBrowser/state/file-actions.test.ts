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
  it('offers one file everything, several nothing that is for one', () => {
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

  it('puts no folder to the favourites, nor files beside one, and shows no versions of one', () => {
    const folder: FileItemView = { id: 'b', name: 'b', kind: 'directory' };
    expect(actionsFor([folder], own)).not.toContain('favourite');
    expect(actionsFor([folder], own)).not.toContain('versions');
    expect(actionsFor([item, folder], own)).not.toContain('favourite');
  });

  it('changes nothing in a folder that is read only, nor what is on its way', () => {
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

  it('only gives back or removes for good what lies in the bin', () => {
    expect(actionsFor([item], { ...own, mode: 'recycle' })).toEqual(['restore', 'deleteForever']);
  });

  it('offers only what has a callback', () => {
    const actions = { onOpen: ignore, onNavigate: ignore };
    expect(actionsFor([item], { ...own, offered: offeredBy({ actions }) })).toEqual(['open']);
    const offered = offeredBy({ actions: { ...actions, onDelete: ignore }, naming: { onRename: ignore } });
    expect(actionsFor([item], { ...own, offered })).toEqual(['open', 'rename', 'delete']);
    expect(actionsFor([], own)).toEqual([]);
  });
});
