import { fromEvent } from 'file-selector';
import { useState, type DragEvent } from 'react';
import { emptyFolders, foldersIn } from './dropped-folders.ts';
import type { DroppedFile, FileBrowserOptions } from './types.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** The folder under the pointer, else the one that is shown. */
function folderAt(event: DragEvent, fallback: string): string {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-folder-id]') : null;
  return target?.dataset['folderId'] ?? fallback;
}

/** Files of a drop or of a field, with the folders that they lay in. */
export async function filesOf(event: Event): Promise<DroppedFile[]> {
  const found = await fromEvent(event);
  return found.flatMap((file) =>
    file instanceof File
      ? [
          {
            file,
            path: (file.relativePath || file.path)
              .split('/')
              .filter((part) => part !== '' && part !== '.')
              .slice(0, -1),
          },
        ]
      : [],
  );
}

/** Folders of a drop. Where one cannot be read the files are taken all the same. */
async function foldersOf({ dataTransfer }: globalThis.DragEvent): Promise<string[][]> {
  const entries = [...(dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry());
  try {
    return await foldersIn(entries.filter((entry) => entry !== null));
  } catch {
    return [];
  }
}

/** Takes files and folders from the desktop. Spread `dropProps` on the element that takes them. */
export function useDesktopDrop(folderId: string | undefined, onDropFiles: FileBrowserOptions['onDropFiles']) {
  const [over, setOver] = useState<string>();
  if (!onDropFiles || folderId === undefined) return { over: undefined, dropProps: {} };

  async function take(event: globalThis.DragEvent, target: string) {
    // What the event holds is gone after it: both walks through its folders begin now.
    const [files, folders] = await Promise.all([filesOf(event), foldersOf(event)]);
    const empty = emptyFolders(folders, files);
    if (files.length > 0 || empty.length > 0) onDropFiles?.(files, target, empty);
  }
  function handleDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(undefined);
    void take(event.nativeEvent, folderAt(event, folderId ?? ''));
  }

  return {
    /** The folder that would take them; undefined while nothing is dragged here. */
    over,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(folderAt(event, folderId));
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(undefined);
      },
      onDrop: handleDrop,
    },
  };
}
