import * as z from 'zod/mini';
import {
  batchResult,
  conflictAnswers,
  diskItem,
  diskShare,
  diskVersion,
  pathStep,
  sharedFilesJson,
  sharedResult,
} from './items.ts';
import { rootFolder } from './own-folders.ts';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { count, emptyAnswer, envelope, id, idList, text } from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * Where uploads go (C2): the tus 1.0 protocol with creation, creation-with-upload, checksum, termination and
 * expiration, authenticated like every call. `POST` here makes an upload of `Upload-Length` bytes; its metadata are
 * `filename`, `parentId` (a folder, `root` or `chat`) and `conflict`. `HEAD`, `PATCH` and `DELETE` go to the address
 * it answers. One `PATCH` carries at most `limits.uploadChunk` bytes and has 30 seconds: what has arrived by then is
 * kept. The answer to the last one names the file in `Portal-File-Id`. Refusals are told by status, with the body of
 * every refusal: 400 a name that cannot be used (1401), 403 an upload or folder that is not the caller's or is none,
 * 409 a taken name (1402, with `existing`) or another offset (1407), 410 expired, 413 no room (1404) or too large a
 * piece, 429 too many at once, 460 a checksum that differs (1408), 507 a full server (1409). A name that is taken only
 * by the time an upload is complete is numbered when the answer was `ask`.
 */
export const uploadPath = '/co/pan/upload';

const several = idList({ least: 1, most: limits.diskBatch });
const folderId = z._default(id, rootFolder);
/** Longer and odder than a name may be: what is wrong with it is told as code 1401. */
const filename = text(1_000);
const page = { page: count(1, 100_000, 1), size: count(1, limits.diskPageMax, limits.diskPage) };
const items = { ...envelope, list: z.array(diskItem), total: z.int() };
const done = z.pipe(
  z.object({ ...envelope, result: batchResult }),
  z.transform(({ result }) => result),
);
const one = z.pipe(
  z.object({ ...envelope, result: diskItem }),
  z.transform(({ result }) => result),
);
const conflict = (fallback: (typeof conflictAnswers)[number]) =>
  z._default(z.enum(conflictAnswers), fallback);

export const disk = {
  /** A folder's page, folders first; also of a folder that was shared with the caller. `path` leads there from the top. */
  list: endpoint({
    method: 'GET',
    path: '/co/pan/file/list',
    access: 'session',
    names: { parentId: 'file' },
    input: z.object({
      parentId: folderId,
      ...page,
      sort: z._default(z.enum(['name', 'time', 'size', 'type']), 'name'),
      order: z._default(z.enum(['asc', 'desc']), 'asc'),
    }),
    output: z.object({ ...items, path: z.array(pathStep) }),
    summary: 'List a folder',
    source: 'decision C1',
  }),

  /** One file or folder, and the way to it. */
  detail: endpoint({
    method: 'GET',
    path: '/co/pan/file/detail',
    access: 'session',
    names: { fileId: 'file' },
    input: z.object({ fileId: id }),
    output: z.object({ ...envelope, result: diskItem, path: z.array(pathStep) }),
    summary: 'One file or folder',
    source: 'decision C1',
  }),

  /** The caller's own files and folders whose name holds the text, in any case; two characters of Chinese are enough. */
  search: endpoint({
    method: 'GET',
    path: '/co/pan/file/search',
    access: 'session',
    input: z.object({ q: text(limits.queryLength), ...page }),
    output: z.object(items),
    summary: 'Find files and folders by name',
    source: 'decision C1',
  }),

  /** The caller's newest files, whatever folders they are in. */
  recent: endpoint({
    method: 'GET',
    path: '/co/pan/file/recent',
    access: 'session',
    input: z.object(page),
    output: z.object(items),
    summary: "The caller's newest files",
    source: 'decision E16',
  }),

  /** Makes a folder. With `conflict` `skip` a folder that is there already is the answer; code 1402 with `ask`. */
  mkdir: endpoint({
    method: 'POST',
    path: '/co/pan/file/mkdir',
    access: 'session',
    body: 'form',
    names: { parentId: 'file' },
    input: z.object({
      parentId: folderId,
      filename,
      conflict: z._default(z.enum(['ask', 'rename', 'skip']), 'ask'),
    }),
    output: one,
    summary: 'Make a folder',
    source: 'decision C4',
  }),

  /** Gives another name; code 1401 for one that cannot be used, 1402 for one that is taken. */
  rename: endpoint({
    method: 'POST',
    path: '/co/pan/file/rename',
    access: 'session',
    body: 'form',
    names: { fileId: 'file' },
    input: z.object({ fileId: id, filename }),
    output: one,
    summary: 'Rename a file or folder',
    source: 'decision C4',
  }),

  /** Moves files and folders. A folder never goes into itself (code 1403). What `replace` replaces goes to the bin. */
  move: endpoint({
    method: 'POST',
    path: '/co/pan/file/move',
    access: 'session',
    body: 'form',
    names: { ids: 'files', parentId: 'file' },
    input: z.object({ ids: several, parentId: folderId, conflict: conflict('ask') }),
    output: done,
    summary: 'Move files and folders',
    source: 'decisions C3, C4',
  }),

  /** Copies files and folders, also those shared with the caller: by reference, no bytes are copied. */
  copy: endpoint({
    method: 'POST',
    path: '/co/pan/file/copy',
    access: 'session',
    body: 'form',
    names: { ids: 'files', parentId: 'file' },
    input: z.object({ ids: several, parentId: folderId, conflict: conflict('rename') }),
    output: done,
    summary: 'Copy files and folders',
    source: 'decisions C3, C4',
  }),

  /** Puts files and folders, with what is in them, into the recycle bin. */
  delete: endpoint({
    method: 'POST',
    path: '/co/pan/file/delete',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: several }),
    output: emptyAnswer,
    summary: 'Delete files and folders',
    source: 'decision C5',
  }),

  /** What was deleted, the newest first, and for how many days it is kept. */
  recycleList: endpoint({
    method: 'GET',
    path: '/co/pan/recycle/list',
    access: 'session',
    input: z.object(page),
    output: z.object({ ...items, days: z.int() }),
    summary: 'List the recycle bin',
    source: 'decision C5',
  }),

  /** Puts things back where they were, numbered where the name is taken; at the top where their folder is gone. */
  restore: endpoint({
    method: 'POST',
    path: '/co/pan/recycle/restore',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: several }),
    output: z.pipe(
      z.object({ ...envelope, result: z.array(diskItem) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Restore from the recycle bin',
    source: 'decision C5',
  }),

  /** Removes for good what is named, or everything in the bin; what is in nobody's bin or another's is passed over. */
  clear: endpoint({
    method: 'POST',
    path: '/co/pan/recycle/clear',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: z.optional(several) }),
    output: emptyAnswer,
    summary: 'Empty the recycle bin',
    source: 'decision C5',
  }),

  /** A file's bytes, ranges too. `inline=1` shows pictures, video, audio, PDF and text; all else is saved. */
  download: fileEndpoint({
    method: 'GET',
    path: '/co/pan/file/download',
    access: 'media',
    names: { fileId: 'file' },
    input: z.object({ fileId: id, inline: count(0, 1, 0) }),
    contentTypes: ['*/*'],
    summary: 'Download or preview a file',
    source: 'decision C6',
  }),

  /**
   * The earlier contents of an own file, the newest first, at most `limits.diskVersions`. An upload that replaces a file
   * adds the content it had. They use up room like files, and go when the file is removed for good.
   */
  versions: endpoint({
    method: 'GET',
    path: '/co/pan/version/list',
    access: 'session',
    names: { fileId: 'file' },
    input: z.object({ fileId: id }),
    output: z.object({ ...envelope, list: z.array(diskVersion) }),
    summary: 'Earlier versions of a file',
    source: 'decision 65',
  }),

  /** Gives an own file the content of a version again; the content it has becomes a version instead. */
  restoreVersion: endpoint({
    method: 'POST',
    path: '/co/pan/version/restore',
    access: 'session',
    body: 'form',
    names: { fileId: 'file', uid: 'version' },
    input: z.object({ fileId: id, uid: id }),
    output: one,
    summary: 'Restore an earlier version',
    source: 'decision 65',
  }),

  /** Removes a version of an own file for good; one that is gone already is passed over. */
  removeVersion: endpoint({
    method: 'POST',
    path: '/co/pan/version/delete',
    access: 'session',
    body: 'form',
    names: { fileId: 'file', uid: 'version' },
    input: z.object({ fileId: id, uid: id }),
    output: emptyAnswer,
    summary: 'Remove an earlier version',
    source: 'decision 65',
  }),

  /** The bytes of a version, ranges too, under the file's present name. */
  downloadVersion: fileEndpoint({
    method: 'GET',
    path: '/co/pan/version/download',
    access: 'media',
    names: { fileId: 'file', uid: 'version' },
    input: z.object({ fileId: id, uid: id }),
    contentTypes: ['application/octet-stream'],
    summary: 'Download an earlier version',
    source: 'decision 65',
  }),

  /** Files and folders in one archive, made while it is sent. */
  zip: fileEndpoint({
    method: 'POST',
    path: '/co/pan/file/zip',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: several }),
    contentTypes: ['application/zip'],
    summary: 'Download several as an archive',
    source: 'decision C6',
  }),

  /** The same archive for a browser's own download: a name that `/common/download` takes once, for ten minutes. */
  offerZip: endpoint({
    method: 'POST',
    path: '/co/pan/file/offerzip',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: several }),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ fileName: id }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'A name to download an archive by',
    source: 'decision C6',
  }),

  /**
   * A small picture of a picture; 404 where `thumb` of the item says there is none. `version` is ignored: an address of its
   * own for each content makes browsers load the picture of a replaced file.
   */
  thumb: fileEndpoint({
    method: 'GET',
    path: '/co/pan/file/thumb',
    access: 'media',
    names: { fileId: 'file' },
    input: z.object({ fileId: id, version: z.optional(text(40)) }),
    contentTypes: ['image/webp'],
    summary: 'A thumbnail',
    source: 'decision C6',
  }),

  /** Bytes: what there is room for, what is stored (versions and the recycle bin too), and what uploads under way will need. */
  quota: endpoint({
    method: 'GET',
    path: '/co/pan/quota',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ total: z.int(), used: z.int(), reserved: z.int() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Room on the disk',
    source: 'decision C7',
  }),

  /** What others gave to the caller or to a group of theirs, the newest first. */
  sharedToMe: endpoint({
    method: 'GET',
    path: '/co/pan/share/tome',
    access: 'session',
    input: z.object(page),
    output: z.object(items),
    summary: 'Shared with me',
    source: 'decision C7',
  }),

  /**
   * What the caller gave to people and groups, the newest first. With `fileId` whatever opens that one to others: of an
   * own file also what others gave on, and messages that carry it; of another's what the caller gave on.
   */
  given: endpoint({
    method: 'GET',
    path: '/co/pan/share/byme',
    access: 'session',
    names: { fileId: 'file' },
    input: z.object({ fileId: z.optional(id), ...page }),
    output: z.object({ ...envelope, list: z.array(diskShare), total: z.int() }),
    summary: 'Shared by me',
    source: 'decision C7',
  }),

  /**
   * Takes shares back: those the caller gave, and any of an own file. Others' and those that are gone already are
   * passed over. A share ends together with what messages of its giver opened of that file to the same target. What was
   * kept by reference meanwhile is its keeper's own and stays.
   */
  unshare: endpoint({
    method: 'POST',
    path: '/co/pan/share/cancel',
    access: 'session',
    body: 'form',
    names: { uids: 'shares' },
    input: z.object({ uids: several }),
    output: emptyAnswer,
    summary: 'Share no longer',
    source: 'decision C7',
  }),

  /** Keeps a file that came with a message: a reference, no second copy. */
  saveFromChat: endpoint({
    method: 'POST',
    path: '/co/pan/file/savefromchat',
    access: 'session',
    body: 'form',
    names: { fileId: 'file', parentId: 'file' },
    input: z.object({ fileId: id, parentId: folderId, conflict: conflict('rename') }),
    output: done,
    summary: 'Keep a file of a chat',
    source: 'decision C8',
  }),

  /**
   * Gives files to people or groups. `params` is a JSON list of `sharedFile`; the answer has one result for each, in
   * their order, which tells its own success: `errcode` '0' and the share's `uid`, or a code and the sentence for it. A
   * file that is not there, or not the caller's to read, fails alone with 1412.
   */
  share: endpoint({
    method: 'POST',
    path: '/co/pan/gfile/uploadfile/batch',
    access: 'session',
    body: 'form',
    input: z.object({ params: sharedFilesJson }),
    output: z.pipe(
      z.object({
        ...envelope,
        result: z.array(sharedResult),
      }),
      z.transform(({ result }) => result),
    ),
    summary: 'Share files',
    source: 'specification 7, Messaging and contacts; decisions B16, C7, F4',
  }),

  /** What the server made for the caller under this name; with `delete=true` it is there once. */
  commonDownload: fileEndpoint({
    method: 'GET',
    path: '/common/download',
    access: 'media',
    names: { fileName: 'value' },
    input: z.object({
      fileName: id,
      delete: z._default(
        z.pipe(
          z.union([z.boolean(), z.enum(['true', 'false'])]),
          z.transform((value) => String(value) === 'true'),
        ),
        false,
      ),
    }),
    contentTypes: ['application/zip'],
    summary: 'Download what was made for the caller',
    source: 'specification 7, Settings; decision C6',
  }),
};
