import type { FileBrowserView, FileSort } from '@snap/portal-ui/file-browser';
import { useState } from 'react';

/** How this device shows the disk. */
interface PersistedView {
  view: FileBrowserView;
  sort: FileSort;
}

const key = 'snap-portal:disk-view';
const first: PersistedView = { view: 'list', sort: { key: 'name', order: 'asc' } };
const sortKeys = ['name', 'size', 'time'] as const;

/** What was kept, as far as it can be read. */
export function parseView(text: string | null): PersistedView {
  const [view, sortKey, order] = (text ?? '').split(' ');
  return {
    view: view === 'grid' ? 'grid' : first.view,
    sort: {
      key: sortKeys.find((each) => each === sortKey) ?? first.sort.key,
      order: order === 'desc' ? 'desc' : first.sort.order,
    },
  };
}

/** Table or tiles, and the order, kept on the device. */
export function usePersistedView() {
  const [kept, setKept] = useState(() => parseView(localStorage.getItem(key)));
  function keep(next: PersistedView) {
    setKept(next);
    localStorage.setItem(key, [next.view, next.sort.key, next.sort.order].join(' '));
  }
  return {
    ...kept,
    setView: (view: FileBrowserView) => keep({ ...kept, view }),
    setSort: (sort: FileSort) => keep({ ...kept, sort }),
  };
}
