import { join } from 'node:path';
import { codes, directory } from '@snap/portal-api/contract';
import { fileRoute, route, type Route } from '../../../http/route.ts';
import { textFor } from '../../../http/texts.ts';
import type { Services } from '../../../services.ts';
import { createFolderBlobStore } from '../../disk/blob-store.ts';
import { avatarFile, picturedGroup, picturedPerson } from './read-avatar.ts';
import { setAvatar, showPicture } from './verbs.ts';

/** Where pictures are kept. */
export const openPictures = (dataFolder: string) => createFolderBlobStore(join(dataFolder, 'avatars'));

/** Pictures of people and groups. */
export function avatarRoutes({ database, live, settings }: Services): Route[] {
  const pictures = openPictures(settings.dataFolder);
  return [
    fileRoute(directory.userAvatar, async ({ caller, input: { userId, temp } }) => {
      const shown = await database.tenant(caller.tenantId, (tx) => picturedPerson(tx, caller, userId));
      return avatarFile(pictures, caller.tenantId, shown, temp);
    }),
    fileRoute(directory.groupAvatar, async ({ caller, input: { avatarId, temp } }) => {
      const shown = await database.tenant(caller.tenantId, (tx) => picturedGroup(tx, caller, avatarId));
      return avatarFile(pictures, caller.tenantId, shown, temp);
    }),
    route(directory.setAvatar, async ({ caller, input: { file: bytes, groupId } }) => {
      if (!(bytes instanceof Uint8Array)) throw new TypeError('the server reads bodies as bytes');
      const services = { database, pictures, origin: live.origin };
      const avatar = await setAvatar(services, { caller, bytes, groupId });
      live.hint();
      return { code: codes.ok, msg: textFor(codes.ok, caller.language), result: { avatar } };
    }),
    route(directory.removeAvatar, async ({ caller, input: { groupId } }) => {
      await database.tenant(caller.tenantId, (tx) => showPicture(tx, caller, groupId, null, live.origin));
      live.hint();
      return { code: codes.ok, msg: textFor(codes.ok, caller.language) };
    }),
  ];
}
