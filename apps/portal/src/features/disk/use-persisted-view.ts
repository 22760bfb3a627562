import type { FileBrowserView, FileSort } from '@snap/portal-ui/file-browser';
import { useState } from 'react';

/** View of the disk on this device. */
interface PersistedView {
  view: FileBrowserView;
  sort: FileSort;
}

const key = 'snap-portal:disk-view';
const defaults: PersistedView = { view: 'list', sort: { key: 'name', order: 'asc' } };
const sortKeys = ['name', 'size', 'time'] as const;

/** Parses the stored view; a part that cannot be read has its default. */
export function parseView(text: string | null): PersistedView {
  const [view, sortKey, order] = (text ?? '').split(' ');
  return {
    view: view === 'grid' ? 'grid' : defaults.view,
    sort: {
      key: sortKeys.find((each) => each === sortKey) ?? defaults.sort.key,
      order: order === 'desc' ? 'desc' : defaults.sort.order,
    },
  };
}

/** Table or tiles, and the order, persisted on the device. */
export function usePersistedView() {
  const [current, setCurrent] = useState(() => parseView(localStorage.getItem(key)));
  function persist(next: PersistedView) {
    setCurrent(next);
    localStorage.setItem(key, [next.view, next.sort.key, next.sort.order].join(' '));
  }
  return {
    ...current,
    setView: (view: FileBrowserView) => persist({ ...current, view }),
    setSort: (sort: FileSort) => persist({ ...current, sort }),
  };
}
