import * as z from 'zod/mini';
import { breaks, id, timestamp, truth, holdsJson } from '../fields.ts';
import { isSuccess } from '../codes.ts';
import { limits } from '../limits.ts';

/** What to do when a name is taken (C3). `ask` changes nothing and returns the existing item. */
export const conflictPolicies = ['ask', 'rename', 'replace', 'skip'] as const;
export type ConflictPolicy = (typeof conflictPolicies)[number];

/** A file or folder, wire form: the fields of the specification (section 3) and of C1. */
export const diskItemWire = z.object({
  id,
  filename: z.string(),
  /** Content id for forwarding; not a path. */
  pathId: id,
  parentId: id,
  /** Search results only: the folder's name; absent at the top. */
  parentName: z.optional(z.string()),
  isDirectory: truth,
  sizeInBytes: z.int(),
  isImage: truth,
  /** Lower-case file extension without the dot; may be empty. */
  ext: z.string(),
  /** Detected from the content; absent for folders. */
  mediaType: z.optional(z.string()),
  imageWidth: z.optional(z.int()),
  imageHeight: z.optional(z.int()),
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
  /** Whether `file/thumb` has a thumbnail. */
  thumb: truth,
  createTime: timestamp,
  updateTime: timestamp,
  ownerId: id,
  ownerName: z.string(),
  /** Recycle bin only: time of deletion and of expiry. */
  deleteTime: z.optional(timestamp),
  expireTime: z.optional(timestamp),
  /** Shared items only: who shared it with the actor, and when. */
  sharedBy: z.optional(id),
  sharedByName: z.optional(z.string()),
  shareTime: z.optional(timestamp),
});
export type DiskItemWire = z.input<typeof diskItemWire>;

/** A file or folder, as the portal uses it. */
export interface DiskItem {
  id: string;
  name: string;
  kind: 'folder' | 'file';
  parentId: string;
  /** Search results only: the folder's name; absent at the top. */
  parentName?: string;
  /** Bytes; 0 for folders. */
  size: number;
  ext: string;
  /** Detected from the content; absent for folders. */
  mediaType?: string;
  /** Pixels; images only. */
  image?: { width: number; height: number };
  /** Pixels of the thumbnail; absent when there is none. */
  thumb?: { width: number; height: number };
  /** Milliseconds since 1970. */
  createTime: number;
  updateTime: number;
  owner: { id: string; name: string };
  deleted?: { time: number; until: number };
  shared?: { by: string; byName: string; time: number };
}

/** Maps an item's wire names to the portal's (D5). */
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

/** A folder on the path from the top (exclusive) to the item, wire form. */
export const pathStepWire = z.object({ id, filename: z.string() });
export const pathStep = z.pipe(
  pathStepWire,
  z.transform(({ id: folderId, filename }) => ({ id: folderId, name: filename })),
);

/** Result of a move or copy: items done, and items left in place because their name is taken. */
export const batchResult = z.object({
  items: z.array(diskItem),
  conflicts: z.array(z.object({ id, existing: diskItem })),
});

/** An earlier version of a file, wire form. */
export const diskVersionWire = z.object({
  uid: id,
  sizeInBytes: z.int(),
  /** When the file got this content. */
  updateTime: timestamp,
  /** Who uploaded it. */
  ownerId: id,
  ownerName: z.string(),
});
export type DiskVersionWire = z.input<typeof diskVersionWire>;

/** An earlier version of a file, as the portal uses it. */
export interface DiskVersion {
  id: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970: when the file got this content. */
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
  /** Pixels of the thumbnail; absent when there is none. */
  thumbWidth: z.optional(z.int()),
  thumbHeight: z.optional(z.int()),
  sharedBy: id,
  sharedByName: z.string(),
  targetType: z.enum(['user', 'group']),
  targetId: id,
  /** Empty for a group that the actor is not in. */
  targetName: z.string(),
  shareTime: timestamp,
  /** Granted by a message that carries the file. */
  byMessage: truth,
});
export type DiskShareWire = z.input<typeof shareLine>;

/** The recipient of a share. */
export interface ShareTarget {
  type: 'user' | 'group';
  id: string;
}

/** A share of a file or folder. */
export interface DiskShare {
  id: string;
  file: {
    id: string;
    name: string;
    kind: 'folder' | 'file';
    /** Pixels of the thumbnail; absent when there is none. */
    thumb?: { width: number; height: number };
  };
  by: { id: string; name: string };
  /** `name` is absent for a group that the actor is not in. */
  to: ShareTarget & { name?: string };
  /** Milliseconds since 1970. */
  time: number;
  withMessage: boolean;
}

/** Maps a share's wire names to the portal's. */
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
 * One file of `gfile/uploadfile/batch` (specification, section 7), for a person (`user2`) or a group. Additional fields
 * such as name or size are accepted and ignored (F3).
 */
export const sharedFile = z
  .looseObject({
    id,
    /** The sharing person: the caller. */
    user1: z.optional(id),
    user2: z.optional(id),
    groupId: z.optional(id),
    /**
     * A message will carry the file to the target. The share is checked like every other, but only that message grants
     * access, until it is recalled. No share is created, so the response has no `uid`.
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

/** A JSON list of `sharedFile`. */
export const sharedFilesJson = z.string().check(z.minLength(2), z.maxLength(200_000), holdsJson(sharedFiles));

/** Result for one file and target, wire form (F4). */
export const sharedResultWire = z.object({
  id,
  /** The target, as in the request. */
  user2: z.optional(id),
  groupId: z.optional(id),
  /** `'0'`, or the error code. */
  errcode: z.string(),
  /** The error's sentence in the request's language. */
  errmsg: z.string(),
  /** Id of the share. */
  uid: z.optional(z.string()),
});
export type SharedResultWire = z.infer<typeof sharedResultWire>;
export type SharedFileWire = z.infer<typeof sharedFile>;

/** Result for one file and target: the share's id, or the error. */
export interface SharedResult {
  fileId: string;
  target: ShareTarget;
  /** Absent when a message carries the file. */
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
