import { limits, rootFolder, type DiskItem } from '@snap/portal-api/contract';
import type { FolderNode } from '@snap/portal-ui/file-browser';
import { useState } from 'react';
import { diskApi } from '../../page-apis.ts';
import { reportError } from '../../errors/report.ts';

/** The direct subfolders. Folders are listed before files, so the first page with a file is the last one needed. */
async function foldersBelow(parentId: string): Promise<DiskItem[]> {
  const found: DiskItem[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is in the response
    const { items } = await diskApi.list({ parentId, page, size: limits.diskPageMax });
    const folders = items.filter(({ kind }) => kind === 'folder');
    found.push(...folders);
    if (folders.length < limits.diskPageMax) return found;
  }
}

type Below = ReadonlyMap<string, readonly { id: string; name: string }[]>;

/** The tree of the user's own folders, as far as it has been expanded. */
export function useFolderTree(topName: string) {
  const [below, setBelow] = useState<Below>(new Map());

  async function expand(id: string) {
    try {
      const found = await foldersBelow(id);
      setBelow((known) => new Map(known).set(id, found));
    } catch (error) {
      reportError(error);
    }
  }
  return {
    folders: [nodeOf({ id: rootFolder, name: topName }, below)],
    expand: (id: string) => void expand(id),
    /** After folders were created or moved: each is refetched when it is next opened. */
    forget: () => setBelow(new Map()),
  };
}

function nodeOf({ id, name }: { id: string; name: string }, below: Below): FolderNode {
  return { id, name, children: below.get(id)?.map((child) => nodeOf(child, below)) };
}
