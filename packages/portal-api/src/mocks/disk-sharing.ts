import { codes } from '../contract/codes.ts';
import { type DiskShareWire, sharedFiles, type SharedResult } from '../contract/disk-items.ts';
import type { MockShare } from './disk-world.ts';
import { MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Gives files to people and groups, as `gfile/uploadfile/batch` does: each item tells its own success. */
export function shareMocked(world: MockWorld, userId: string, params: string) {
  const files = sharedFiles.parse(JSON.parse(params));
  for (const { user1, user2 } of files) {
    const foreign = user2 !== undefined && world.person(user2)?.tenantId === 'acme';
    if (foreign || (user1 !== undefined && user1 !== userId)) throw new MockRefusal(codes.forbidden, 403);
  }
  return files.map(({ id, user2, groupId }): SharedResult => {
    const line = { id, ...(user2 === undefined ? { groupId } : { user2 }) };
    if (!world.disk.mayRead(userId, world.disk.files.get(id)))
      return { ...line, errcode: codes.noSuchFile, errmsg: 'no such file' };
    const group = world.groups.find((candidate) => candidate.id === groupId);
    const people = group ? group.members : [user2 ?? ''].filter((person) => world.person(person));
    if (people.length === 0) {
      const errcode = user2 === undefined ? codes.notMember : codes.unknownPerson;
      return { ...line, errcode, errmsg: 'unknown' };
    }
    if (group && !group.members.includes(userId))
      return { ...line, errcode: codes.notMember, errmsg: 'no member' };
    const target = group?.id ?? user2 ?? '';
    const uid = world.disk.give(id, userId, target);
    for (const person of people) {
      world.publish(person, { type: 'disk', folders: [], recycle: false, shared: true });
    }
    return { ...line, errcode: codes.ok, errmsg: '', uid };
  });
}

/** What somebody gave by itself, or what opens one file, the newest first. */
export function givenMocked(world: MockWorld, userId: string, fileId: string | undefined): DiskShareWire[] {
  const [file] = fileId === undefined ? [] : world.disk.readable(userId, [fileId]);
  const isListed = ({ by, fileId: of, messageId }: MockShare) =>
    file ? of === file.id && (file.ownerId === userId || by === userId) : by === userId && !messageId;
  return world.disk.shares
    .filter(isListed)
    .toReversed()
    .flatMap(({ id, fileId: of, by, target, time, messageId }): DiskShareWire[] => {
      const given = world.disk.files.get(of);
      if (!given || given.trash) return [];
      const group = world.groups.find((candidate) => candidate.id === target);
      const groupName = group?.members.includes(userId) ? group.name : '';
      return [
        {
          uid: id,
          fileId: of,
          filename: given.name,
          isDirectory: given.folder ? 1 : 0,
          sharedBy: by,
          sharedByName: world.person(by)?.name ?? by,
          targetType: group ? 'group' : 'user',
          targetId: target,
          targetName: group ? groupName : (world.person(target)?.name ?? target),
          shareTime: time,
          byMessage: messageId === undefined ? 0 : 1,
        },
      ];
    });
}

/** Takes shares back, passes over others', and tells whom that concerns. */
export function unshareMocked(world: MockWorld, userId: string, uids: readonly string[]): void {
  const { shares, files } = world.disk;
  const isTheirs = ({ by, fileId }: MockShare) => by === userId || files.get(fileId)?.ownerId === userId;
  const ended = shares.filter((share) => uids.includes(share.id) && isTheirs(share));
  shares.splice(0, shares.length, ...shares.filter((share) => !ended.includes(share)));
  const told = ended.flatMap(({ by, fileId, target }) => {
    const group = world.groups.find((candidate) => candidate.id === target);
    return [by, files.get(fileId)?.ownerId ?? by, ...(group?.members ?? [target])];
  });
  for (const person of new Set(told)) {
    world.publish(person, { type: 'disk', folders: [], recycle: false, shared: true });
  }
}
