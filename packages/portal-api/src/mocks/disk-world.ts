import { codes } from '../contract/codes.ts';
import { chatFolder, type ConflictAnswer, type DiskItemWire, rootFolder } from '../contract/disk-items.ts';
import type { MessageFile } from '../contract/message.ts';
import {
  fileNameFault,
  fileNameKey,
  freeName,
  normaliseFileName,
  splitFileName,
} from '../rules/file-names.ts';
import { MockRefusal } from './mock.ts';

/** A file or folder of a mocked disk. */
export interface MockFile {
  id: string;
  ownerId: string;
  parentId: string;
  name: string;
  folder: boolean;
  content: Uint8Array<ArrayBuffer>;
  mediaType: string;
  time: number;
  /** What was deleted with it, and when. */
  trash?: { id: string; time: number } | undefined;
}

/** A file or folder given to a person or a group. */
export interface MockShare {
  id: string;
  fileId: string;
  by: string;
  target: string;
  time: number;
  /** It came with this message. */
  messageId?: string | undefined;
}

interface MockUpload {
  ownerId: string;
  parentId: string;
  name: string;
  conflict: ConflictAnswer;
  length: number;
  content: Uint8Array<ArrayBuffer>;
  fileId?: string;
}

const notYours = () => new MockRefusal(codes.forbidden, 403);
const days = 86_400_000;

/** The disks of a mocked organisation: enough of each to answer consistently. */
export class MockDisk {
  readonly quota = 10 * 1024 ** 3;
  readonly recycleDays = 30;
  readonly files = new Map<string, MockFile>();
  readonly shares: MockShare[] = [];
  readonly uploads = new Map<string, MockUpload>();
  /** Archives on offer, by name. */
  readonly offers = new Map<string, { ownerId: string; ids: readonly string[] }>();
  #made = 0;
  readonly #nameOf: (userId: string) => string;
  readonly #groupsOf: (userId: string) => readonly string[];

  /** @param people How the world names people, and which groups they are in. */
  constructor(people: { nameOf(userId: string): string; groupsOf(userId: string): readonly string[] }) {
    this.#nameOf = (userId) => people.nameOf(userId);
    this.#groupsOf = (userId) => people.groupsOf(userId);
  }

  newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}${this.#made}`;
  }

  /** Whether a person may read something: theirs, or given to them, itself or a folder around it. */
  mayRead(userId: string, file: MockFile | undefined): file is MockFile {
    if (!file || file.trash) return false;
    if (file.ownerId === userId) return true;
    const targets = new Set([userId, ...this.#groupsOf(userId)]);
    if (this.shares.some((share) => share.fileId === file.id && targets.has(share.target))) return true;
    return this.mayRead(userId, this.files.get(file.parentId));
  }

  readable(userId: string, ids: readonly string[]): MockFile[] {
    return ids.map((id) => {
      const file = this.files.get(id);
      if (!this.mayRead(userId, file)) throw notYours();
      return file;
    });
  }

  /** What is a person's own, in the bin or not. */
  own(userId: string, ids: readonly string[]): MockFile[] {
    return ids.map((id) => {
      const file = this.files.get(id);
      if (file?.ownerId !== userId) throw notYours();
      return file;
    });
  }

  place(userId: string, parentId: string): string {
    if (parentId === rootFolder) return rootFolder;
    if (parentId === chatFolder) {
      const found = this.children(userId, rootFolder).find(
        ({ name, folder }) => folder && name === '聊天文件',
      );
      return (found ?? this.add(userId, { parentId: rootFolder, name: '聊天文件' })).id;
    }
    const [folder] = this.own(userId, [parentId]);
    if (!folder?.folder || folder.trash) throw notYours();
    return folder.id;
  }

  children(ownerId: string, parentId: string): MockFile[] {
    return [...this.files.values()].filter(
      (file) => file.ownerId === ownerId && file.parentId === parentId && !file.trash,
    );
  }

  /** Itself and everything in it. */
  branch(file: MockFile): MockFile[] {
    return [file, ...this.children(file.ownerId, file.id).flatMap((child) => this.branch(child))];
  }

  /** A name that is free, or what is in the way. What is replaced goes to the bin. */
  claim(
    userId: string,
    parentId: string,
    wanted: string,
    { conflict, folder, self }: { conflict: ConflictAnswer; folder: boolean; self?: string },
  ): { name: string } | { existing: MockFile } {
    if (fileNameFault(wanted) !== undefined) throw new MockRefusal(codes.badFileName);
    const name = normaliseFileName(wanted);
    const siblings = this.children(userId, parentId).filter(({ id }) => id !== self);
    const existing = siblings.find((sibling) => fileNameKey(sibling.name) === fileNameKey(name));
    if (!existing) return { name };
    if (conflict === 'rename') {
      const taken = new Set(siblings.map((sibling) => fileNameKey(sibling.name)));
      return { name: freeName(name, (key) => taken.has(key), folder) };
    }
    if (conflict !== 'replace' || folder || existing.folder) return { existing };
    this.trash(existing);
    return { name };
  }

  add(
    ownerId: string,
    made: { parentId: string; name: string; content?: Uint8Array<ArrayBuffer>; mediaType?: string },
  ): MockFile {
    const { parentId, name, content, mediaType = 'text/plain; charset=utf-8' } = made;
    const folder = content === undefined;
    const file: MockFile = {
      id: this.newId('f'),
      ownerId,
      parentId,
      name,
      folder,
      content: content ?? new Uint8Array(),
      mediaType,
      time: Date.now(),
    };
    this.files.set(file.id, file);
    return file;
  }

  trash(file: MockFile): void {
    const trash = { id: file.id, time: Date.now() };
    for (const each of this.branch(file)) each.trash = trash;
  }

  used(ownerId: string): number {
    const own = [...this.files.values()].filter((file) => file.ownerId === ownerId);
    return own.reduce((sum, { content }) => sum + content.length, 0);
  }

  path(userId: string, folderId: string): { id: string; filename: string }[] {
    const folder = this.files.get(folderId);
    if (!this.mayRead(userId, folder)) return [];
    return [...this.path(userId, folder.parentId), { id: folder.id, filename: folder.name }];
  }

  wire(file: MockFile): DiskItemWire {
    const { id, ownerId, parentId, name, folder, content, mediaType, time, trash } = file;
    return {
      id,
      filename: name,
      pathId: id,
      parentId,
      isDirectory: folder ? 1 : 0,
      sizeInBytes: content.length,
      isImage: 0,
      ext: folder ? '' : splitFileName(name).extension.slice(1).toLowerCase(),
      ...(folder ? {} : { mediaType }),
      thumb: 0,
      createTime: time,
      updateTime: time,
      ownerId,
      ownerName: this.#nameOf(ownerId),
      ...(trash ? { deleteTime: trash.time, expireTime: trash.time + this.recycleDays * days } : {}),
    };
  }

  /** Gives a file to a person or a group, by itself or with a message; the same once more is the same share. */
  give(fileId: string, by: string, target: string, messageId?: string): string {
    const known = this.shares.find(
      (share) =>
        share.fileId === fileId &&
        share.by === by &&
        share.target === target &&
        share.messageId === messageId,
    );
    if (known) return known.id;
    const made: MockShare = { id: this.newId('s'), fileId, by, target, time: Date.now(), messageId };
    this.shares.push(made);
    return made.id;
  }

  /** A file as a message carries it, by what the disk knows, from now on open to the message's target. */
  send(fileId: string, by: string, target: string, messageId: string): MessageFile {
    const [file] = this.readable(by, [fileId]);
    if (!file || file.folder) throw notYours();
    const { id, filename: name, ext, sizeInBytes: size, isImage } = this.wire(file);
    return { id, name, ext, size, isImage, uid: this.give(fileId, by, target, messageId) };
  }

  /** A message is recalled: its file is no longer open through it. */
  takeBack(messageId: string): void {
    const left = this.shares.filter((share) => share.messageId !== messageId);
    this.shares.splice(0, this.shares.length, ...left);
  }

  /** What was given to a person, the newest first. */
  sharedTo(userId: string): DiskItemWire[] {
    const targets = new Set([userId, ...this.#groupsOf(userId)]);
    return this.shares
      .filter(({ by, target }) => by !== userId && targets.has(target))
      .toReversed()
      .flatMap(({ fileId, by, time }) => {
        const file = this.files.get(fileId);
        if (!file || file.trash || file.ownerId === userId) return [];
        return [{ ...this.wire(file), sharedBy: by, sharedByName: this.#nameOf(by), shareTime: time }];
      });
  }
}
