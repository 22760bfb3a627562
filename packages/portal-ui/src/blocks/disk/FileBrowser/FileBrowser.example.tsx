import '@snap/portal-ui/file-browser/styles.css';
import { FileBrowser, type FileItemView } from '@snap/portal-ui/file-browser';
import { fileBrowser } from '@snap/portal-ui/file-browser/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);

// Folders first: the browser does not sort.
const initialItems: FileItemView[] = [
  { id: 'd1', name: 'Photos', kind: 'directory', time: now },
  { id: 'f1', name: 'Budget.xlsx', kind: 'spreadsheet', size: 18_000, time: now },
  { id: 'f2', name: 'Interview.wav', kind: 'audio', size: 27_000_000, time: now },
];

export function Folder() {
  const [items, setItems] = useState(initialItems);
  return (
    <FileBrowser
      style={{ blockSize: 400 }}
      listing={{
        status: 'ready',
        items,
        path: [{ id: 'root', name: 'My files' }],
        onRetry: () => window.location.reload(),
      }}
      display={{ formatSize: (bytes) => `${Math.ceil(bytes / 1000)} kB` }}
      naming={{
        checkName: (name) => (name.includes('/') ? 'A name cannot hold “/”.' : undefined),
        onRename: (id, name) => setItems(items.map((item) => (item.id === id ? { ...item, name } : item))),
      }}
      actions={{
        onOpen: (item) => window.open(`/files/${item.id}`),
        onNavigate: (folderId) => window.location.assign(`/folders/${folderId}`),
        onDelete: (ids) => setItems(items.filter(({ id }) => !ids.includes(id))),
      }}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={fileBrowser}
    />
  );
}
