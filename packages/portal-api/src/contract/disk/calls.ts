import * as z from 'zod/mini';
import {
  batchResult,
  conflictPolicies,
  diskItem,
  diskShare,
  diskVersion,
  pathStep,
  sharedFilesJson,
  sharedResult,
} from './items.ts';
import { rootFolder } from './own-folders.ts';
import { endpoint, fileEndpoint } from '../endpoint.ts';
import { count, emptyResponse, envelope, id, idList, text } from '../fields.ts';
import { limits } from '../limits.ts';

/**
 * Upload endpoint (C2): tus 1.0 with the extensions creation, creation-with-upload, checksum, termination and
 * expiration, authenticated like every call.
 *
 * `POST` creates an upload of `Upload-Length` bytes with the metadata `filename`, `parentId` (a folder, `root` or
 * `chat`) and `conflict`. `HEAD`, `PATCH` and `DELETE` go to the address in its response. A `PATCH` carries at most
 * `limits.uploadChunk` bytes and has 30 seconds; bytes received by then are stored. The response to the last one names
 * the file in `Portal-File-Id`.
 *
 * Errors, each with the usual error body: 400 invalid name (1401), 403 the upload or folder is not the caller's or does
 * not exist, 409 name taken (1402, with `existing`) or wrong offset (1407), 410 expired, 413 quota exceeded (1404) or
 * chunk too large, 429 too many uploads, 460 checksum mismatch (1408), 503 files unavailable (1413: the upload continues
 * later), 507 server full (1409). With `conflict` `ask`, a name that was taken during the upload gets a number.
 */
export const uploadPath = '/co/pan/upload';

const several = idList({ least: 1, most: limits.diskBatch });
const folderId = z._default(id, rootFolder);
/** Accepts invalid names, so that they are refused with code 1401. */
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
const conflict = (fallback: (typeof conflictPolicies)[number]) =>
  z._default(z.enum(conflictPolicies), fallback);

export const disk = {
  /** Lists a folder, folders first; also a folder shared with the caller. `path` is the way from the top to it. */
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

  /** Returns a file or folder and the path to it. */
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

  /**
   * Finds the caller's files and folders by a part of the name, case-insensitive. Two Chinese characters are enough.
   */
  search: endpoint({
    method: 'GET',
    path: '/co/pan/file/search',
    access: 'session',
    input: z.object({ q: text(limits.queryLength), ...page }),
    output: z.object(items),
    summary: 'Find files and folders by name',
    source: 'decision C1',
  }),

  /** Lists the caller's newest files in all folders. */
  recent: endpoint({
    method: 'GET',
    path: '/co/pan/file/recent',
    access: 'session',
    input: z.object(page),
    output: z.object(items),
    summary: "The caller's newest files",
    source: 'decision E16',
  }),

  /** Creates a folder. If the name is taken, `conflict` `skip` returns the existing folder, `ask` fails with 1402. */
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
    summary: 'Create a folder',
    source: 'decision C4',
  }),

  /** Renames a file or folder. Errors: 1401 invalid name, 1402 name taken. */
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

  /** Moves files and folders. Items replaced by `replace` go to the recycle bin. Error 1403: a folder into itself. */
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

  /** Copies files and folders, also shared ones. Copies reference the same bytes. */
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

  /** Moves files and folders with their contents to the recycle bin. */
  delete: endpoint({
    method: 'POST',
    path: '/co/pan/file/delete',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: several }),
    output: emptyResponse,
    summary: 'Delete files and folders',
    source: 'decision C5',
  }),

  /** Lists the recycle bin, newest first, and the number of days that items stay in it. */
  recycleList: endpoint({
    method: 'GET',
    path: '/co/pan/recycle/list',
    access: 'session',
    input: z.object(page),
    output: z.object({ ...items, days: z.int() }),
    summary: 'List the recycle bin',
    source: 'decision C5',
  }),

  /**
   * Restores items to their folder, or to the top when the folder is gone. A number is appended when the name is taken.
   */
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

  /**
   * Permanently deletes the given items, or everything in the recycle bin. Items that are not in the caller's bin are
   * ignored.
   */
  clear: endpoint({
    method: 'POST',
    path: '/co/pan/recycle/clear',
    access: 'session',
    body: 'form',
    names: { ids: 'files' },
    input: z.object({ ids: z.optional(several) }),
    output: emptyResponse,
    summary: 'Empty the recycle bin',
    source: 'decision C5',
  }),

  /**
   * Returns a file's bytes; supports ranges. `inline=1` displays images, video, audio, PDF and text; other types
   * download.
   */
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
   * Lists earlier versions of the caller's own file, newest first, at most `limits.diskVersions`. An upload that
   * replaces a file adds one. Versions count towards the quota and are deleted with the file.
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

  /** Restores a version of the caller's own file; the current content becomes a version. */
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

  /** Permanently deletes a version of the caller's own file; idempotent. */
  removeVersion: endpoint({
    method: 'POST',
    path: '/co/pan/version/delete',
    access: 'session',
    body: 'form',
    names: { fileId: 'file', uid: 'version' },
    input: z.object({ fileId: id, uid: id }),
    output: emptyResponse,
    summary: 'Remove an earlier version',
    source: 'decision 65',
  }),

  /** Returns the bytes of a version under the file's current name; supports ranges. */
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

  /** Streams files and folders as one archive. */
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

  /**
   * Prepares the same archive for a browser download. The returned name works once in `/common/download`, within ten
   * minutes.
   */
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
    summary: 'Prepare an archive for download',
    source: 'decision C6',
  }),

  /**
   * Returns a thumbnail of an image; 404 when the item's `thumb` is 0. `version` is ignored by the server: it only
   * gives each content its own address in browser caches.
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

  /**
   * Returns bytes: the quota, the bytes stored (with versions and recycle bin), and the bytes reserved by running
   * uploads.
   */
  quota: endpoint({
    method: 'GET',
    path: '/co/pan/quota',
    access: 'session',
    input: z.object({}),
    output: z.pipe(
      z.object({ ...envelope, result: z.object({ total: z.int(), used: z.int(), reserved: z.int() }) }),
      z.transform(({ result }) => result),
    ),
    summary: 'Disk quota and usage',
    source: 'decision C7',
  }),

  /** Lists what others shared with the caller or the caller's groups, newest first. */
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
   * Lists the caller's shares, newest first. With `fileId`: all shares of that file if it is the caller's own,
   * re-shares and messages included; otherwise only those of the caller.
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
   * Ends shares: the caller's, and any share of the caller's own files. Other or ended shares are ignored. A share ends
   * together with the access that the giver's messages to the same target grant to the file. Copies that recipients
   * saved remain.
   */
  unshare: endpoint({
    method: 'POST',
    path: '/co/pan/share/cancel',
    access: 'session',
    body: 'form',
    names: { uids: 'shares' },
    input: z.object({ uids: several }),
    output: emptyResponse,
    summary: 'End shares',
    source: 'decision C7',
  }),

  /** Saves a file of a message to the caller's disk, by reference. */
  saveFromChat: endpoint({
    method: 'POST',
    path: '/co/pan/file/savefromchat',
    access: 'session',
    body: 'form',
    names: { fileId: 'file', parentId: 'file' },
    input: z.object({ fileId: id, parentId: folderId, conflict: conflict('rename') }),
    output: done,
    summary: 'Save a file from a chat',
    source: 'decision C8',
  }),

  /**
   * Shares files with people or groups. `params` is a JSON list of `sharedFile`. The response has one result per entry,
   * in order: `errcode` '0' and the share's `uid`, or an error code and its sentence. A missing or unreadable file
   * fails alone, with 1412.
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

  /** Downloads what the server prepared for the caller under this name; with `delete=true` only once. */
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
    summary: 'Download a prepared file',
    source: 'specification 7, Settings; decision C6',
  }),
};
