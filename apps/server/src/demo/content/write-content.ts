import type { FileStorage } from '../../areas/disk/index.ts';
import type { Database } from '../../store/database.ts';
import { knownLogins } from './people.ts';
import { demoTenant, setStage } from './stage.ts';
import { writeConversations } from './write-conversations.ts';
import { writeDisks } from './write-disks.ts';
import { writeFavourites } from './write-favourites.ts';
import { writeAvatars, writeFriends } from './write-people.ts';

export interface DemoContentOptions {
  storage: FileStorage;
  /** Base URL of the portal with a trailing slash, if known before the start; used for links. */
  portal: string | undefined;
  /** Reference time of the content in milliseconds; default: now. */
  present?: number;
}

/**
 * Fills the demo with conversations, friends, disks, favourites and notices. It runs the commands of real calls, at
 * times in the past, so that it contains only data that people can create. An organisation too small for all named
 * people stays empty.
 */
export async function writeDemoContent(
  database: Database,
  { storage, portal, present = Date.now() }: DemoContentOptions,
): Promise<void> {
  const { there } = await database.tenant(demoTenant, (tx) =>
    tx
      .selectFrom('person')
      .select((eb) => eb.fn.countAll<number>().as('there'))
      .where('tenant_id', '=', demoTenant)
      .where('login', 'in', [...knownLogins])
      .executeTakeFirstOrThrow(),
  );
  if (there < knownLogins.length) return;
  const stage = await setStage(database, storage, present);
  await Promise.all([writeAvatars(stage), writeFriends(stage), writeDisks(stage)]);
  await writeConversations(stage);
  await writeFavourites(stage, portal);
}
