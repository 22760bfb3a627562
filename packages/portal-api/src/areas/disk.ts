import type { InputOf } from '../contract/endpoint.ts';
import type { ConflictPolicy, DiskItem, ShareTarget } from '../contract/disk/items.ts';
import { disk as calls } from '../contract/disk/calls.ts';
import { worded, wordedResult } from './worded.ts';

/** File ids, and the call's other arguments. */
type Files<Call> = { fileIds: string[] } & Omit<InputOf<Call>, 'ids'>;

const filesOf = <Given extends { fileIds: string[] }>({ fileIds, ...rest }: Given) => ({
  ...rest,
  ids: fileIds,
});

const pageOf = ({ list, total }: { list: DiskItem[]; total: number }) => ({ items: list, total });

/** A file or folder to share with a person or group. Only `fileId` is required. */
export interface FileToShare {
  fileId: string;
  name?: string;
  /** Bytes. */
  size?: number;
  isImage?: boolean;
  target: ShareTarget;
  /** A message will carry the file; only that message grants access. */
  withMessage?: boolean;
}

const sharedFileOf =
  (sender: string) =>
  ({ fileId, name, size, isImage, target, withMessage = false }: FileToShare) => ({
    id: fileId,
    filename: name,
    sizeInBytes: size,
    ...(isImage === undefined ? {} : { isImage: isImage ? 1 : 0 }),
    ...(target.type === 'user' ? { user1: sender, user2: target.id } : { groupId: target.id }),
    ...(withMessage ? { withMessage: 1 } : {}),
  });

const versionOf = ({ fileId, versionId }: { fileId: string; versionId: string }) => ({
  fileId,
  uid: versionId,
});

export const disk = {
  ...calls,
  list: wordedResult(calls.list, ({ path, ...page }) => ({ ...pageOf(page), path })),
  detail: wordedResult(calls.detail, ({ result, path }) => ({ item: result, path })),
  search: worded(
    calls.search,
    ({ query, ...page }: { query: string; page?: number; size?: number }) => ({ q: query, ...page }),
    pageOf,
  ),
  recent: wordedResult(calls.recent, pageOf),
  mkdir: worded(
    calls.mkdir,
    ({
      name,
      ...given
    }: {
      name: string;
      parentId?: string;
      conflict?: Exclude<ConflictPolicy, 'replace'>;
    }) => ({ ...given, filename: name }),
  ),
  rename: worded(calls.rename, ({ fileId, name }: { fileId: string; name: string }) => ({
    fileId,
    filename: name,
  })),
  move: worded(calls.move, (given: Files<typeof calls.move>) => filesOf(given)),
  copy: worded(calls.copy, (given: Files<typeof calls.copy>) => filesOf(given)),
  delete: worded(calls.delete, (given: Files<typeof calls.delete>) => filesOf(given)),
  recycleList: wordedResult(calls.recycleList, ({ days, ...page }) => ({ ...pageOf(page), days })),
  restore: worded(calls.restore, (given: Files<typeof calls.restore>) => filesOf(given)),
  /** Without `fileIds`, clears the whole recycle bin. */
  clear: worded(calls.clear, ({ fileIds }: { fileIds?: string[] }) =>
    fileIds === undefined ? {} : { ids: fileIds },
  ),
  zip: worded(calls.zip, (given: Files<typeof calls.zip>) => filesOf(given)),
  offerZip: worded(calls.offerZip, (given: Files<typeof calls.offerZip>) => filesOf(given)),
  /** With `inline` a browser displays the file instead of saving it. */
  download: worded(calls.download, ({ fileId, inline = false }: { fileId: string; inline?: boolean }) => ({
    fileId,
    inline: inline ? 1 : 0,
  })),
  versions: wordedResult(calls.versions, ({ list }) => list),
  restoreVersion: worded(calls.restoreVersion, versionOf),
  removeVersion: worded(calls.removeVersion, versionOf),
  downloadVersion: worded(calls.downloadVersion, versionOf),
  sharedToMe: wordedResult(calls.sharedToMe, pageOf),
  given: wordedResult(calls.given, ({ list, total }) => ({ shares: list, total })),
  share: worded(calls.share, ({ sender, files }: { sender: string; files: FileToShare[] }) => ({
    params: JSON.stringify(files.map(sharedFileOf(sender))),
  })),
  unshare: worded(calls.unshare, ({ shareIds }: { shareIds: string[] }) => ({ uids: shareIds })),
};
