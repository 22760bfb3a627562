import { type Endpoint, groups, messages } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { call, type MessagingInstance, startMessagingInstance } from './messaging-instance.ts';
import { addGroup, addOrganisation, openSession, type TestSession } from './world.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A server with an organisation whose people are signed in, for tests of groups. */
export interface GroupTest<Login extends string> {
  database: TestDatabase;
  instance: MessagingInstance;
  people: Record<Login, TestSession>;
  /** Creates a team of these people; the first is the owner. */
  team(...members: [Login, ...Login[]]): Promise<string>;
  /** Code of a response; `1104` for HTTP 403. */
  code(who: Login, endpoint: Endpoint, input: Record<string, string | number>): Promise<string>;
  /** Sends to a group; returns the code. */
  say(who: Login, groupId: string, msg: string): Promise<string>;
  /** Texts in a group's history; undefined when refused. */
  texts(who: Login, groupId: string): Promise<string[] | undefined>;
  /** Sets the member limit. */
  limitMembers(most: number): Promise<void>;
  close(): Promise<void>;
}

export async function startGroupTest<const Login extends string>(
  logins: readonly Login[],
): Promise<GroupTest<Login>> {
  const database = await createTestDatabase();
  await addOrganisation(database, 'demo', logins);
  const sessions = await Promise.all(
    logins.map(async (login) => [login, await openSession(database, `demo~${login}`)] as const),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose the type of their keys
  const people = Object.fromEntries(sessions) as Record<Login, TestSession>;
  const instance = await startMessagingInstance(
    database,
    sessions.map(([, session]) => session),
  );
  const code: GroupTest<Login>['code'] = async (who, endpoint, input) =>
    String((await call(instance.url, people[who], endpoint, input)).body.code);
  return {
    database,
    instance,
    people,
    code,
    team: (...[owner, ...others]) =>
      addGroup(database, {
        introduction: 'for the test',
        ownerId: people[owner].userId,
        memberIds: others.map((login) => people[login].userId),
      }),
    say: (who, groupId, msg) =>
      code(who, messages.sendToGroup, { sender: people[who].userId, groupId, message: msg }),
    async texts(who, groupId) {
      const input = { targetId: groupId, type: 'teamGroup', size: 100 };
      const { body } = await call(instance.url, people[who], messages.history, input);
      if (body.code !== '0') return undefined;
      const { list } = messages.history.output.parse(body);
      return list.flatMap(({ kind, text }) => (kind === 'system' ? [] : [text]));
    },
    async limitMembers(most) {
      const settings = JSON.stringify({ groupMembers: most });
      await database.tenant('demo', (tx) => sql`UPDATE tenant SET settings = ${settings}::jsonb`.execute(tx));
    },
    async close() {
      await instance.close();
      await database.close();
    },
  };
}

/** Members of a group, as seen by a member. */
export async function membersOf(
  url: string,
  session: TestSession,
  groupId: string,
): Promise<{ id: string; role: string }[]> {
  const { body } = await call(url, session, groups.members, { groupId, size: 200 });
  return groups.members.output.parse(body).result.map(({ id, role }) => ({ id, role }));
}
