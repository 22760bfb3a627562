import { useRef, useState } from 'react';
import type { FileItemView, FileNaming, RefusedName } from '../types.ts';

interface Place {
  folderId: string | undefined;
  ids: readonly string[];
  stop: number;
  reach: (index: number) => void;
}

/** The one open name field, of an item or a new folder. Restores the focus when it closes. */
export function useNaming(
  { checkName, refusedName, onFolderCreate, onRename }: FileNaming = {},
  { folderId, ids, stop, reach }: Place,
) {
  const [naming, setNaming] = useState<{ id?: string | undefined; refused?: RefusedName | undefined }>();
  const [seenRefusal, setSeenRefusal] = useState(refusedName);
  /** Trigger of the new folder. */
  const folderOpener = useRef<HTMLElement>(null);

  const [seenFolder, setSeenFolder] = useState(folderId);
  if (folderId !== seenFolder) {
    setSeenFolder(folderId);
    setNaming(undefined);
  }
  if (refusedName !== seenRefusal) {
    setSeenRefusal(refusedName);
    if (refusedName) setNaming({ id: refusedName.id, refused: refusedName });
  }

  function returnFocus() {
    if (folderOpener.current?.isConnected === true) folderOpener.current.focus();
    else reach(Math.max(stop, 0));
  }
  return {
    naming,
    checkName,
    startNaming: (id: string) => setNaming({ id }),
    startFolder: (opener: HTMLElement) => {
      folderOpener.current = opener;
      setNaming({});
    },
    endNaming: () => {
      setNaming(undefined);
      if (naming?.id === undefined) returnFocus();
    },
    submitName: (item: FileItemView | undefined, name: string) => {
      setNaming(undefined);
      if (item) {
        if (name !== item.name) onRename?.(item.id, name);
        reach(ids.indexOf(item.id));
      } else {
        onFolderCreate?.(name);
        returnFocus();
      }
    },
  };
}
