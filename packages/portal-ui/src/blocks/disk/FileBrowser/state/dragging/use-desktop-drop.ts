import { fromEvent } from 'file-selector';
import { useEffect, useEffectEvent, useState } from 'react';
import { emptyFolders, foldersIn } from './dropped-folders.ts';
import type { DroppedFile, FileBrowserActions } from '../../types.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** The folder under the pointer, otherwise the current one. */
function folderAt(event: DragEvent, fallback: string): string {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-folder-id]') : null;
  return target?.dataset['folderId'] ?? fallback;
}

/** Files of a drop or an input, with their folders. */
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

/** Folders of a drop. If one cannot be read the files are still taken. */
async function foldersOf({ dataTransfer }: DragEvent): Promise<string[][]> {
  const entries = [...(dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry());
  try {
    return await foldersIn(entries.filter((entry) => entry !== null));
  } catch {
    return [];
  }
}

/**
 * Accepts files and folders dragged from the desktop onto `area`.
 * @param area the drop target: the browser, or the page around it
 * @returns the folder under the drag; undefined without a drag
 */
export function useDesktopDrop(
  area: HTMLElement | null,
  folderId: string | undefined,
  onDropFiles: FileBrowserActions['onDropFiles'],
): string | undefined {
  const [over, setOver] = useState<string>();
  const takes = onDropFiles !== undefined && folderId !== undefined;

  const take = useEffectEvent(async (event: DragEvent, target: string) => {
    // The event's data is only readable now, so both walks through its folders begin here.
    const [files, folders] = await Promise.all([filesOf(event), foldersOf(event)]);
    const empty = emptyFolders(folders, files);
    if (files.length > 0 || empty.length > 0) onDropFiles?.(files, target, empty);
  });
  const handleOver = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    setOver(folderAt(event, folderId ?? ''));
  });
  const handleLeave = useEffectEvent(({ relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node) || !area?.contains(relatedTarget)) setOver(undefined);
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(undefined);
    void take(event, folderAt(event, folderId ?? ''));
  });
  useEffect(() => {
    if (!area || !takes) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Chromium drops on what was entered last, also without a `dragover`: a list may scroll under the pointer.
    area.addEventListener('dragenter', (event) => handleOver(event), { signal });
    area.addEventListener('dragover', (event) => handleOver(event), { signal });
    area.addEventListener('dragleave', (event) => handleLeave(event), { signal });
    area.addEventListener('drop', (event) => handleDrop(event), { signal });
    return () => listeners.abort();
  }, [area, takes]);

  return takes ? over : undefined;
}
