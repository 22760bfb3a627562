import * as z from 'zod/mini';
import { breaks, id, timestamp, truth, holdsJson } from '../fields.ts';
import { isSuccess } from '../codes.ts';
import { limits } from '../limits.ts';

/** What happens where a name is taken already (C3). `ask` changes nothing and tells what is in the way. */
export const conflictAnswers = ['ask', 'rename', 'replace', 'skip'] as const;
export type ConflictAnswer = (typeof conflictAnswers)[number];

/** A file or folder as it travels: the specification's fields (section 3) and those of C1. */
export const diskItemWire = z.object({
  id,
  filename: z.string(),
  /** Names the content for forwarding; never a path. */
  pathId: id,
  parentId: id,
  /** Of what a search found: the name of its folder; absent at the top. */
  parentName: z.optional(z.string()),
  isDirectory: truth,
  sizeInBytes: z.int(),
  isImage: truth,
  /** As the name ends, lower case, without the dot; empty where it ends in none. */
  ext: z.string(),
  /** By content; absent of folders. */
  mediaType: z.optional(z.string()),
  imageWidth: z.optional(z.int()),
  imageHeight: z.optional(z.int()),
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
  /** Whether `file/thumb` has a picture of it. */
  thumb: truth,
  createTime: timestamp,
  updateTime: timestamp,
  ownerId: id,
  ownerName: z.string(),
  /** Of what lies in the recycle bin: since when, and until when. */
  deleteTime: z.optional(timestamp),
  expireTime: z.optional(timestamp),
  /** Of what was shared with the asker: by whom and when. */
  sharedBy: z.optional(id),
  sharedByName: z.optional(z.string()),
  shareTime: z.optional(timestamp),
});
export type DiskItemWire = z.input<typeof diskItemWire>;

/** A file or folder as the portal sees it. */
export interface DiskItem {
  id: string;
  name: string;
  kind: 'folder' | 'file';
  parentId: string;
  /** Of what a search found: the name of its folder; absent at the top. */
  parentName?: string;
  /** Bytes; 0 of folders. */
  size: number;
  ext: string;
  /** By content; absent of folders. */
  mediaType?: string;
  /** Pixels, of pictures. */
  image?: { width: number; height: number };
  /** Pixels of the small picture, where there is one. */
  thumb?: { width: number; height: number };
  /** Milliseconds since 1970. */
  createTime: number;
  updateTime: number;
  owner: { id: string; name: string };
  deleted?: { time: number; until: number };
  shared?: { by: string; byName: string; time: number };
}

/** The one place where an item's names become ours (D5). */
export const diskItem = z.pipe(
  diskItemWire,
  z.transform((wire): DiskItem => ({
    id: wire.id,
    name: wire.filename,
    kind: wire.isDirectory ? 'folder' : 'file',
    parentId: wire.parentId,
    ...(wire.parentName === undefined ? {} : { parentName: wire.parentName }),
    size: wire.sizeInBytes,
    ext: wire.ext,
    ...(wire.mediaType === undefined ? {} : { mediaType: wire.mediaType }),
    ...(wire.imageWidth && wire.imageHeight
      ? { image: { width: wire.imageWidth, height: wire.imageHeight } }
      : {}),
    ...(wire.thumb && wire.thumbWidth && wire.thumbHeight
      ? { thumb: { width: wire.thumbWidth, height: wire.thumbHeight } }
      : {}),
    createTime: wire.createTime,
    updateTime: wire.updateTime,
    owner: { id: wire.ownerId, name: wire.ownerName },
    ...(wire.deleteTime !== undefined && wire.expireTime !== undefined
      ? { deleted: { time: wire.deleteTime, until: wire.expireTime } }
      : {}),
    ...(wire.sharedBy !== undefined && wire.shareTime !== undefined
      ? { shared: { by: wire.sharedBy, byName: wire.sharedByName ?? '', time: wire.shareTime } }
      : {}),
  })),
);

/** A folder on the way from the top to what is shown, the top itself left out, as it travels. */
export const pathStepWire = z.object({ id, filename: z.string() });
export const pathStep = z.pipe(
  pathStepWire,
  z.transform(({ id: folderId, filename }) => ({ id: folderId, name: filename })),
);

/** What a move or copy of several did: those with a taken name are told and left where they are. */
export const batchResult = z.object({
  items: z.array(diskItem),
  conflicts: z.array(z.object({ id, existing: diskItem })),
});

/** An earlier content of a file as it travels. */
export const diskVersionWire = z.object({
  uid: id,
  sizeInBytes: z.int(),
  /** Since when the file had this content. */
  updateTime: timestamp,
  /** Who put it there. */
  ownerId: id,
  ownerName: z.string(),
});
export type DiskVersionWire = z.input<typeof diskVersionWire>;

/** An earlier content of a file as the portal sees it. */
export interface DiskVersion {
  id: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970: since when the file had this content. */
  time: number;
  by: { id: string; name: string };
}

export const diskVersion = z.pipe(
  diskVersionWire,
  z.transform(({ uid, sizeInBytes, updateTime, ownerId, ownerName }): DiskVersion => ({
    id: uid,
    size: sizeInBytes,
    time: updateTime,
    by: { id: ownerId, name: ownerName },
  })),
);

export const shareLine = z.object({
  uid: id,
  fileId: id,
  filename: z.string(),
  isDirectory: truth,
  /** Pixels of what `file/thumb` shows, where it shows something. */
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
  sharedBy: id,
  sharedByName: z.string(),
  targetType: z.enum(['user', 'group']),
  targetId: id,
  /** Empty of a group that the asker is not in. */
  targetName: z.string(),
  shareTime: timestamp,
  /** It came with a message, whose file it opens. */
  byMessage: truth,
});
export type DiskShareWire = z.input<typeof shareLine>;

/** To whom a file or folder is given. */
export interface ShareTarget {
  type: 'user' | 'group';
  id: string;
}

/** To whom a file or folder is open, and by whom. */
export interface DiskShare {
  id: string;
  file: {
    id: string;
    name: string;
    kind: 'folder' | 'file';
    /** Pixels of the small picture, where there is one. */
    thumb?: { width: number; height: number };
  };
  by: { id: string; name: string };
  /** Without a name: a group that the asker is not in. */
  to: ShareTarget & { name?: string };
  /** Milliseconds since 1970. */
  time: number;
  withMessage: boolean;
}

/** A share as the portal sees it. */
export const diskShare = z.pipe(
  shareLine,
  z.transform((wire): DiskShare => ({
    id: wire.uid,
    file: {
      id: wire.fileId,
      name: wire.filename,
      kind: wire.isDirectory ? 'folder' : 'file',
      ...(wire.thumbWidth && wire.thumbHeight
        ? { thumb: { width: wire.thumbWidth, height: wire.thumbHeight } }
        : {}),
    },
    by: { id: wire.sharedBy, name: wire.sharedByName },
    to: {
      type: wire.targetType,
      id: wire.targetId,
      ...(wire.targetName === '' ? {} : { name: wire.targetName }),
    },
    time: wire.shareTime,
    withMessage: wire.byMessage,
  })),
);

/**
 * One file of `gfile/uploadfile/batch` (specification, section 7): for a person (`user2`) or for a group. Name, size and
 * the like may come along in any shape (F3): the stored file decides.
 */
export const sharedFile = z
  .looseObject({
    id,
    /** Who shares: the signed-in person. */
    user1: z.optional(id),
    user2: z.optional(id),
    groupId: z.optional(id),
    /**
     * A message will carry the file to the target. The share is checked like every other, and only that message grants
     * access, until it is recalled. No share of its own is created, so the response has no `uid`.
     */
    withMessage: z.optional(z.literal(1)),
  })
  .check(
    z.refine(
      ({ user2, groupId }) => (user2 === undefined) !== (groupId === undefined),
      breaks('combination', { field: 'user2' }),
    ),
  );

export const sharedFiles = z.array(sharedFile).check(z.minLength(1), z.maxLength(limits.diskBatch));

/** The list of them, as JSON. */
export const sharedFilesJson = z.string().check(z.minLength(2), z.maxLength(200_000), holdsJson(sharedFiles));

/** What became of one file for one target as it travels (F4). */
export const sharedResultWire = z.object({
  id,
  /** To whom, as the request named them. */
  user2: z.optional(id),
  groupId: z.optional(id),
  /** `'0'`, or the code of the refusal. */
  errcode: z.string(),
  /** Its sentence in the asked language. */
  errmsg: z.string(),
  /** Of the share. */
  uid: z.optional(z.string()),
});
export type SharedResultWire = z.infer<typeof sharedResultWire>;
export type SharedFileWire = z.infer<typeof sharedFile>;

/** Which file was given to whom: with the id of the share, or why it was not. */
export interface SharedResult {
  fileId: string;
  target: ShareTarget;
  /** Absent where a message carries the file. */
  shareId?: string;
  refusal?: { code: string; message: string };
}

export const sharedResult = z.pipe(
  sharedResultWire,
  z.transform(
    ({ id: fileId, user2, groupId, errcode: code, errmsg: message, uid: shareId }): SharedResult => ({
      fileId,
      target: groupId === undefined ? { type: 'user', id: user2 ?? '' } : { type: 'group', id: groupId },
      ...(shareId === undefined ? {} : { shareId }),
      ...(isSuccess(code) ? {} : { refusal: { code, message } }),
    }),
  ),
);
