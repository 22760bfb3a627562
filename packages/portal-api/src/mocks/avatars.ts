import type { HttpHandler } from 'msw';
import { codes } from '../contract/codes.ts';
import { directory } from '../contract/directory.ts';
import { mock, mockFile, MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** The first bytes of the pictures that are taken. */
const pictures = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/];

/** Pictures: those that were set in this world, and a plain square for everybody else. */
export function avatarMocks(world: MockWorld): HttpHandler[] {
  const { identify } = world;
  const kept = new Map<string, Blob>();
  const answer = (id: string) => {
    const picture = kept.get(id);
    return new Response(picture ?? square, {
      headers: { 'Content-Type': picture?.type ?? 'image/svg+xml', 'Cache-Control': 'private, no-cache' },
    });
  };
  const show = (userId: string, groupId: string | undefined, avatar: string) => {
    if (groupId !== undefined) {
      const group = world.groups.find(({ id }) => id === groupId);
      if (group === undefined) throw new MockRefusal(codes.unknownGroup);
      if (!group.members.includes(userId)) throw new MockRefusal(codes.notMember);
      return;
    }
    world.changePerson(userId, { avatar });
    world.publish(userId, { type: 'settings', avatar });
  };
  return [
    mockFile(
      directory.userAvatar,
      ({ userId }, caller) => {
        if (!userId.startsWith(`${caller.tenantId}~`)) throw new MockRefusal(codes.forbidden, 403);
        if (world.person(userId) === undefined) throw new MockRefusal(codes.unknownPerson, 404);
        return answer(userId);
      },
      identify,
    ),
    mockFile(
      directory.groupAvatar,
      ({ avatarId }, { userId }) => {
        const group = world.groups.find(({ id }) => id === avatarId.replace(/_discussionGroup$/, ''));
        if (!group?.members.includes(userId)) throw new MockRefusal(codes.unknownGroup, 404);
        return answer(group.id);
      },
      identify,
    ),
    mock(
      directory.setAvatar,
      async ({ file, groupId }, { userId }) => {
        const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : file;
        const start = String.fromCodePoint(...bytes.slice(0, 16));
        if (!pictures.some((format) => format.test(start))) throw new MockRefusal(codes.noPicture);
        const avatar = `mock-${bytes.length}`;
        show(userId, groupId, avatar);
        kept.set(groupId ?? userId, new Blob([bytes.slice()], { type: 'image/png' }));
        return { code: codes.ok, msg: 'OK', result: { avatar } };
      },
      identify,
    ),
    mock(
      directory.removeAvatar,
      ({ groupId }, { userId }) => {
        show(userId, groupId, '');
        kept.delete(groupId ?? userId);
        return { code: codes.ok };
      },
      identify,
    ),
  ];
}

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#3c6aa4"/></svg>';
