import * as z from 'zod/mini';
import { codes } from '../contract/codes.ts';
import { sharedFile } from '../contract/disk-items.ts';
import { MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Gives files to people and groups, as `gfile/uploadfile/batch` does: each item tells its own success. */
export function shareMocked(world: MockWorld, userId: string, params: string) {
  const parsed = z.safeParse(z.array(sharedFile).check(z.minLength(1)), readJson(params));
  if (!parsed.success) throw new MockRefusal(codes.invalidInput, 400);
  for (const { user1, user2 } of parsed.data) {
    const foreign = user2 !== undefined && world.person(user2)?.tenantId === 'acme';
    if (foreign || (user1 !== undefined && user1 !== userId)) throw new MockRefusal(codes.forbidden, 403);
  }
  world.disk.readable(
    userId,
    parsed.data.map(({ id }) => id),
  );
  return parsed.data.map(({ id, user2, groupId }) => {
    const group = world.groups.find((candidate) => candidate.id === groupId);
    const people = group ? group.members : [user2 ?? ''].filter((person) => world.person(person));
    if (people.length === 0)
      return {
        id,
        errcode: user2 === undefined ? codes.unknownGroup : codes.unknownPerson,
        errmsg: 'unknown',
      };
    if (group && !group.members.includes(userId))
      return { id, errcode: codes.notMember, errmsg: 'no member' };
    const target = group?.id ?? user2 ?? '';
    const uid = world.disk.give(id, userId, target);
    for (const person of people) {
      world.publish(person, { type: 'disk', folders: [], recycle: false, shared: true });
    }
    return { id, errcode: codes.ok, errmsg: '', uid };
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new MockRefusal(codes.invalidInput, 400);
  }
}
