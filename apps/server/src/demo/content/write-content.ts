import type { Database } from '../../store/database.ts';
import { knownLogins } from './people.ts';
import { demoTenant, setStage } from './stage.ts';
import { writeConversations } from './write-conversations.ts';
import { writeDisks } from './write-disks.ts';
import { writeFavourites } from './write-favourites.ts';
import { writeAvatars, writeFriends } from './write-people.ts';

export interface DemoContentOptions {
  dataFolder: string;
  /** Address of the portal with a slash at its end, where it is known before the start; links lead there. */
  portal: string | undefined;
  /** The moment that the content's times are relative to; default: now. Milliseconds. */
  present?: number;
}

/**
 * Fills the demonstration with conversations, friends, disks, favourites and notices. It runs the commands of people's
 * calls, at times in the past, so that it holds only data that people can make.
 * An organisation too small to have all of the people who are known by name stays empty.
 */
export async function writeDemoContent(
  database: Database,
  { dataFolder, portal, present = Date.now() }: DemoContentOptions,
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
  const stage = await setStage(database, dataFolder, present);
  await Promise.all([writeAvatars(stage), writeFriends(stage), writeDisks(stage)]);
  await writeConversations(stage);
  await writeFavourites(stage, portal);
}
