import type { ConflictAnswer } from '../contract/disk/items.ts';
import { disk as calls } from '../contract/disk/calls.ts';
import { worded } from './worded.ts';

export const disk = {
  ...calls,
  mkdir: worded(
    calls.mkdir,
    ({
      name,
      ...given
    }: {
      name: string;
      parentId?: string;
      conflict?: Exclude<ConflictAnswer, 'replace'>;
    }) => ({ ...given, filename: name }),
  ),
  rename: worded(calls.rename, ({ fileId, name }: { fileId: string; name: string }) => ({
    fileId,
    filename: name,
  })),
  /** With `inline` a browser shows it instead of saving it. */
  download: worded(calls.download, ({ fileId, inline = false }: { fileId: string; inline?: boolean }) => ({
    fileId,
    inline: inline ? 1 : 0,
  })),
  unshare: worded(calls.unshare, ({ shareIds }: { shareIds: string[] }) => ({ uids: shareIds })),
};
