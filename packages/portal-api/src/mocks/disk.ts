import { HttpResponse, type HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { type ConflictAnswer, type DiskItemWire, rootFolder } from '../contract/disk-items.ts';
import { disk as calls } from '../contract/disk.ts';
import { fileNameKey } from '../rules/file-names.ts';
import { diskUploadMocks } from './disk-uploads.ts';
import { givenMocked, shareMocked, unshareMocked } from './disk-sharing.ts';
import type { MockFile } from './disk-world.ts';
import { mock, mockFile, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** The calls of contract area `disk`, and the protocol of its uploads. */
export function diskMocks(world: MockWorld): HttpHandler[] {
  const { disk, identify } = world;
  const changed = (userId: string, folders: readonly string[], recycle = false) =>
    world.publish(userId, { type: 'disk', folders: [...new Set(folders)], recycle, shared: false });
  const refuseLoop = (files: readonly MockFile[], parentId: string) => {
    for (let at = disk.files.get(parentId); at; at = disk.files.get(at.parentId)) {
      if (files.includes(at)) throw new MockRefusal(codes.intoItself);
    }
  };
  const copy = (
    userId: string,
    ids: readonly string[],
    asked: { parentId: string; conflict: ConflictAnswer },
  ) => {
    const files = disk.readable(userId, ids);
    const parentId = disk.place(userId, asked.parentId);
    refuseLoop(files, parentId);
    const conflicts: { id: string; existing: DiskItemWire }[] = [];
    const items = files.flatMap((file) => {
      const claimed = disk.claim(userId, parentId, file.name, { ...asked, folder: file.folder });
      if ('name' in claimed) return [disk.wire(duplicate(userId, file, parentId, claimed.name))];
      conflicts.push({ id: file.id, existing: disk.wire(claimed.existing) });
      return [];
    });
    changed(userId, [parentId], asked.conflict === 'replace');
    return { code: codes.ok, result: { items, conflicts } };
  };
  const duplicate = (userId: string, file: MockFile, parentId: string, name: string): MockFile => {
    const { folder, content, mediaType } = file;
    const made = disk.add(userId, { parentId, name, ...(folder ? {} : { content, mediaType }) });
    for (const child of disk.children(file.ownerId, file.id)) {
      if (child !== made) duplicate(userId, child, made.id, child.name);
    }
    return made;
  };

  return [
    mock(
      calls.list,
      ({ parentId, sort, order, ...asked }, { userId }) => {
        const [folder] = parentId === rootFolder ? [] : disk.readable(userId, [parentId]);
        const sign = order === 'desc' ? -1 : 1;
        const list = disk
          .children(folder?.ownerId ?? userId, parentId)
          .toSorted((a, b) => Number(b.folder) - Number(a.folder) || sign * compare[sort](a, b));
        return {
          ...pageOf(
            list.map((file) => disk.wire(file)),
            asked,
          ),
          path: disk.path(userId, parentId),
        };
      },
      identify,
    ),
    mock(
      calls.detail,
      ({ fileId }, { userId }) => {
        const [file] = disk.readable(userId, [fileId]);
        if (!file) throw new MockRefusal(codes.forbidden, 403);
        return { code: codes.ok, result: disk.wire(file), path: disk.path(userId, file.parentId) };
      },
      identify,
    ),
    mock(
      calls.search,
      ({ q, ...asked }, { userId }) => {
        const key = fileNameKey(q);
        const own = [...disk.files.values()].filter(({ ownerId, trash }) => ownerId === userId && !trash);
        const found = key === '' ? [] : own.filter(({ name }) => fileNameKey(name).includes(key));
        return pageOf(
          found.map((file) => disk.wire(file)),
          asked,
        );
      },
      identify,
    ),
    mock(
      calls.mkdir,
      ({ parentId, filename, conflict }, { userId }) => {
        const place = disk.place(userId, parentId);
        const claimed = disk.claim(userId, place, filename, { conflict, folder: true });
        if ('existing' in claimed) {
          if (conflict === 'skip' && claimed.existing.folder)
            return { code: codes.ok, result: disk.wire(claimed.existing) };
          throw new MockRefusal(codes.nameTaken);
        }
        changed(userId, [place]);
        return {
          code: codes.ok,
          result: disk.wire(disk.add(userId, { parentId: place, name: claimed.name })),
        };
      },
      identify,
    ),
    mock(
      calls.rename,
      ({ fileId, filename }, { userId }) => {
        const [file] = disk.own(userId, [fileId]);
        if (!file || file.trash) throw new MockRefusal(codes.forbidden, 403);
        const how = { conflict: 'ask', folder: file.folder, self: file.id } as const;
        const claimed = disk.claim(userId, file.parentId, filename, how);
        if ('existing' in claimed) throw new MockRefusal(codes.nameTaken);
        file.name = claimed.name;
        changed(userId, [file.parentId]);
        return { code: codes.ok, result: disk.wire(file) };
      },
      identify,
    ),
    mock(
      calls.move,
      ({ ids, parentId, conflict }, { userId }) => {
        const files = disk.own(userId, ids);
        if (files.some(({ trash }) => trash)) throw new MockRefusal(codes.forbidden, 403);
        const place = disk.place(userId, parentId);
        refuseLoop(files, place);
        const conflicts: { id: string; existing: DiskItemWire }[] = [];
        const items = files.flatMap((file) => {
          const how = { conflict, folder: file.folder, self: file.id };
          const claimed = disk.claim(userId, place, file.name, how);
          if ('existing' in claimed) {
            conflicts.push({ id: file.id, existing: disk.wire(claimed.existing) });
            return [];
          }
          Object.assign(file, { parentId: place, name: claimed.name });
          return [disk.wire(file)];
        });
        changed(userId, [place], conflict === 'replace');
        return { code: codes.ok, result: { items, conflicts } };
      },
      identify,
    ),
    mock(calls.copy, ({ ids, ...asked }, { userId }) => copy(userId, ids, asked), identify),
    mock(calls.saveFromChat, ({ fileId, ...asked }, { userId }) => copy(userId, [fileId], asked), identify),
    mock(
      calls.delete,
      ({ ids }, { userId }) => {
        const live = disk.own(userId, ids).filter(({ trash }) => !trash);
        for (const file of live) if (!file.trash) disk.trash(file);
        changed(
          userId,
          live.map(({ parentId }) => parentId),
          true,
        );
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      calls.recycleList,
      (asked, { userId }) => {
        const bin = [...disk.files.values()]
          .filter(({ id, ownerId, trash }) => ownerId === userId && trash?.id === id)
          .toSorted((a, b) => (b.trash?.time ?? 0) - (a.trash?.time ?? 0));
        return {
          ...pageOf(
            bin.map((file) => disk.wire(file)),
            asked,
          ),
          days: disk.recycleDays,
        };
      },
      identify,
    ),
    mock(
      calls.restore,
      ({ ids }, { userId }) => {
        const files = disk.own(userId, ids);
        for (const file of files) {
          if (!file.trash) continue;
          if (file.trash.id !== file.id) throw new MockRefusal(codes.forbidden, 403);
          const folder = disk.files.get(file.parentId);
          if (!folder || folder.trash) file.parentId = rootFolder;
          const how = { conflict: 'rename', folder: file.folder } as const;
          const claimed = disk.claim(userId, file.parentId, file.name, how);
          if ('name' in claimed) file.name = claimed.name;
          for (const each of disk.files.values()) if (each.trash?.id === file.id) each.trash = undefined;
        }
        changed(
          userId,
          files.map(({ parentId }) => parentId),
          true,
        );
        return { code: codes.ok, result: files.map((file) => disk.wire(file)) };
      },
      identify,
    ),
    mock(
      calls.clear,
      ({ ids }, { userId }) => {
        const known = ids?.filter((id) => disk.files.get(id)?.ownerId === userId);
        if (known && disk.own(userId, known).some(({ id, trash }) => trash?.id !== id))
          throw new MockRefusal(codes.forbidden, 403);
        for (const { id, ownerId, trash } of disk.files.values()) {
          if (ownerId === userId && trash && (!known || known.includes(trash.id))) disk.files.delete(id);
        }
        changed(userId, [], true);
        return { code: codes.ok };
      },
      identify,
    ),
    mock(
      calls.quota,
      (_, { userId }) => ({
        code: codes.ok,
        result: { total: disk.quota, used: disk.used(userId), reserved: 0 },
      }),
      identify,
    ),
    mock(calls.sharedToMe, (asked, { userId }) => pageOf(disk.sharedTo(userId), asked), identify),
    mock(
      calls.share,
      ({ params }, { userId }) => ({ code: codes.ok, result: shareMocked(world, userId, params) }),
      identify,
    ),
    mock(
      calls.given,
      ({ fileId, ...asked }, { userId }) => pageOf(givenMocked(world, userId, fileId), asked),
      identify,
    ),
    mock(
      calls.unshare,
      ({ uids }, { userId }) => {
        unshareMocked(world, userId, uids);
        return { code: codes.ok };
      },
      identify,
    ),
    mockFile(
      calls.download,
      ({ fileId, inline }, { userId }) => {
        const [file] = disk.readable(userId, [fileId]);
        if (!file || file.folder) throw new MockRefusal(codes.notFound, 404);
        return new HttpResponse(file.content, {
          headers: {
            'Content-Type': file.mediaType,
            'Content-Disposition': inline === 1 ? 'inline' : 'attachment',
          },
        });
      },
      identify,
    ),
    mockFile(
      calls.thumb,
      ({ fileId }, { userId }) => {
        disk.readable(userId, [fileId]);
        throw new MockRefusal(codes.notFound, 404);
      },
      identify,
    ),
    mockFile(
      calls.zip,
      ({ ids }, { userId }) => archive(disk.readable(userId, ids).map(({ name }) => name)),
      identify,
    ),
    mock(
      calls.offerZip,
      ({ ids }, { userId }) => {
        disk.readable(userId, ids);
        const fileName = disk.newId('offer');
        disk.offers.set(fileName, { ownerId: userId, ids });
        return { code: codes.ok, result: { fileName } };
      },
      identify,
    ),
    mockFile(
      calls.commonDownload,
      ({ fileName, delete: once }, { userId }) => {
        const offer = disk.offers.get(fileName);
        if (offer?.ownerId !== userId) throw new MockRefusal(codes.forbidden, 403);
        if (once) disk.offers.delete(fileName);
        return archive(disk.readable(userId, offer.ids).map(({ name }) => name));
      },
      identify,
    ),
    ...diskUploadMocks(world),
  ];
}

/** One page of a list, as every list travels. */
const pageOf = <T>(list: readonly T[], { page: at, size }: { page: number; size: number }) => ({
  code: codes.ok,
  list: list.slice((at - 1) * size, at * size),
  total: list.length,
});

/** What stands for an archive: the names of what would be in it. */
const archive = (names: readonly string[]) =>
  new HttpResponse(names.join('\n'), {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' },
  });

const byName = new Intl.Collator('zh', { numeric: true });
const compare = {
  name: (a, b) => byName.compare(a.name, b.name),
  time: (a, b) => a.time - b.time,
  size: (a, b) => a.content.length - b.content.length,
  type: (a, b) => byName.compare(a.mediaType, b.mediaType),
} satisfies Record<string, (a: MockFile, b: MockFile) => number>;
