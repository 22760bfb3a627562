import { readFile } from 'node:fs/promises';
import type { FileStorage } from '../../areas/disk/index.ts';
import { groupsWithMembers } from '../../areas/groups/index.ts';
import type { Database } from '../../store/database.ts';
import { type Known, knownLogins, languageOf } from './people.ts';

/** The organisation that gets the content. */
export const demoTenant = 'demo';
/** Instance id of this program in the event log. */

/** Shared context of the content's writers. */
export interface Stage {
  database: Database;
  storage: FileStorage;
  /** A time in the past. */
  minutesAgo: (minutes: number) => Date;
  /** Ids of groups by name. */
  groups: ReadonlyMap<string, { id: string; members: readonly string[] }>;
  /** Ids of files and folders by owner and name. */
  files: Map<string, string>;
}

export const userIdOf = (login: string) => `${demoTenant}~${login}`;
const knownIds = new Map<string, Known>(knownLogins.map((login) => [userIdOf(login), login]));

/** A named person, as the actor of commands. */
export const actorOf = (login: Known) => ({
  tenantId: demoTenant,
  userId: userIdOf(login),
  language: languageOf[login],
});

export const fileKey = (userId: string, name: string) => `${userId}\n${name}`;

/** Contents created for the demo: see assets/README.md. */
export const readAsset = (name: string) => readFile(new URL(`assets/${name}`, import.meta.url));

export async function setStage(database: Database, storage: FileStorage, present: number): Promise<Stage> {
  const rows = await database.tenant(demoTenant, (tx) =>
    groupsWithMembers(tx, demoTenant)
      .select(['g.group_id', 'g.name', 'm.user_id'])
      .orderBy('m.user_id')
      .execute(),
  );
  const groups = new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, members]) => [
      name,
      { id: members[0]?.group_id ?? '', members: members.map(({ user_id }) => user_id) },
    ]),
  );
  return {
    database,
    storage,
    minutesAgo: (minutes) => new Date(present - minutes * 60_000),
    groups,
    files: new Map(),
  };
}

/** Unnamed members of a group, by id. */
export const othersOf = (members: readonly string[]) => members.filter((userId) => !knownIds.has(userId));
