import { codes, directory } from '@snap/portal-api/contract';
import { fileRoute, route, type Route } from '../../http/route.ts';
import { textFor } from '../../http/texts.ts';
import type { Services } from '../../services.ts';
import { avatarFile, groupToShow, personToShow } from './queries/read-avatar.ts';
import { setAvatar, changeAvatar } from './commands/set-avatar.ts';

/** The avatars of people and groups. */
export function avatarRoutes({ database, storage }: Services): Route[] {
  const { avatars } = storage;
  return [
    fileRoute(directory.userAvatar, async ({ actor, input: { userId, temp } }) => {
      const shown = await database.tenant(actor.tenantId, (tx) => personToShow(tx, actor, userId));
      return avatarFile(avatars, actor.tenantId, shown, temp);
    }),
    fileRoute(directory.groupAvatar, async ({ actor, input: { avatarId, temp } }) => {
      const shown = await database.tenant(actor.tenantId, (tx) => groupToShow(tx, actor, avatarId));
      return avatarFile(avatars, actor.tenantId, shown, temp);
    }),
    route(directory.setAvatar, async ({ actor, input: { file: bytes, groupId } }) => {
      if (!(bytes instanceof Uint8Array)) throw new TypeError('the server reads bodies as bytes');
      const avatar = await setAvatar({ database, storage }, { actor, bytes, groupId });
      return { code: codes.ok, msg: textFor(codes.ok, actor.language), result: { avatar } };
    }),
    route(directory.removeAvatar, async ({ actor, input: { groupId } }) => {
      await database.tenant(actor.tenantId, (tx) => changeAvatar(tx, actor, groupId, null));
      return { code: codes.ok, msg: textFor(codes.ok, actor.language) };
    }),
  ];
}
