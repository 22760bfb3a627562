import { friends } from '@snap/portal-api/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from './demo/sample-people.ts';
import { uploadFile } from './testing/disk-client.ts';
import { createEventClient } from './testing/event-client.ts';
import { call, sendMessage } from './testing/messaging-instance.ts';
import { type PostgresPair, startPostgresPair } from './testing/postgres-pair.ts';
import { type Program, startProgram, startRelease } from './testing/processes.ts';
import { prepareReleaseBefore, versionBefore } from './testing/release-before.ts';
import { signIn } from './testing/running-server.ts';
import type { TestSession } from './testing/world.ts';

const people = 20;
const folder = await prepareReleaseBefore();

let pair: PostgresPair;
let data: string;
const programs = new Set<Program>();

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-versions-'));
  pair = await startPostgresPair();
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all([...programs].map(({ ended }) => ended));
  await pair.close();
  rmSync(data, { recursive: true, force: true });
});

const env = () => ({
  PORTAL_DATA: data,
  PORTAL_PORT: '0',
  PORTAL_DATABASE_URL: pair.urlOf(pair.primary),
  PORTAL_DEMO: String(people),
  PORTAL_DEMO_CONTENT: '0',
  PORTAL_LOG_FILE: '-',
});
/** Resolves to the address of the server. */
async function running(program: Program): Promise<string> {
  programs.add(program);
  void program.ended.then(() => programs.delete(program));
  const [, url = ''] = await program.says(/(http:\/\/[^/"]+)\/snap-portal\/ \(/);
  return url;
}

/** One sends a message on their server, the other sees it on theirs. */
async function reaches(from: string, writer: TestSession, to: string, reader: TestSession) {
  const stream = createEventClient(to, reader.token);
  await stream.connect();
  const { id } = await sendMessage(from, writer, { type: 'user', id: reader.userId }, { msg: 'across' });
  await stream.until(() => stream.messageIds().includes(id));
  stream.close();
}
async function ask(url: string, by: TestSession, friendId: string) {
  const { body } = await call(url, by, friends.ask, { friendId, msg: 'across' });
  expect(body.code).toBe('0');
}
async function accept(url: string, by: TestSession, friendId: string) {
  const { body } = await call(url, by, friends.accept, { friendId });
  expect(friends.accept.output.parse(body)).toEqual({ relation: 'friend' });
}

describe.runIf(folder !== undefined)(`G36: this version beside ${versionBefore}`, () => {
  it('both serve one database that this version has migrated, and the older one starts on it again', async () => {
    const before = startRelease(folder ?? '', env());
    const older = await running(before);
    const newer = await running(startProgram('main.ts', [], env()));
    const logins = [...samplePeople(people)].map(({ login }) => login);
    const at = (url: string, n: number) => signIn(url, logins[n] ?? '');
    const [one, two, three] = [await at(older, 0), await at(newer, 1), await at(newer, 2)];
    await reaches(older, one, newer, two);
    await reaches(newer, two, older, one);
    await ask(older, one, two.userId);
    await accept(newer, two, one.userId);
    await ask(newer, three, one.userId);
    await accept(older, one, three.userId);

    before.child.kill('SIGTERM');
    expect((await before.ended).code).toBe(0);
    const again = await running(startRelease(folder ?? '', env()));
    await reaches(newer, two, again, one);
    const headers = { authorization: `Bearer ${one.token}`, tenantid: one.tenantId };
    await uploadFile({ url: again }, { headers }, { name: 'across.txt', bytes: 'from the older one' });
  }, 180_000);
});

/** What the program of a later release does to the database. */
async function later(name: string, needs: string) {
  const client = new pg.Client({ connectionString: pair.urlOf(pair.primary) });
  await client.connect();
  await client.query('INSERT INTO migration (name, needs) VALUES ($1, $2)', [name, needs]);
  await client.end();
}

it('a program that is two releases older than the schema refuses to start, with a sentence', async () => {
  const first = startProgram('main.ts', [], env());
  await running(first);
  first.child.kill('SIGTERM');
  await first.ended;
  await later('9001-next.sql', '0190-quotes-of-everyone.sql');
  const beside = startProgram('main.ts', [], env());
  await running(beside);
  beside.child.kill('SIGTERM');
  await beside.ended;
  await later('9002-after-next.sql', '9001-next.sql');
  const { code, output } = await startProgram('main.ts', [], env()).ended;
  expect([code, output.trim()]).toEqual([
    1,
    'A newer portal has migrated the database (9002-after-next.sql), and this version is too old for it: start the ' +
      'newer one, or restore a backup that this version made.',
  ]);
}, 180_000);
