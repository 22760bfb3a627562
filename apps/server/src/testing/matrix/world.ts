import { contract, type Naming } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { beginSession, type Grant } from '../../areas/account/sessions/sessions.ts';
import { addOwnApp } from '../../areas/applications/commands/own-apps.ts';
import { addApplication } from '../../areas/applications/commands/register.ts';
import { addFavourite } from '../../areas/collection/commands/change-favourites.ts';
import { changeBoard } from '../../areas/workspace/commands/change-board.ts';
import { onDisk, uploadFile } from '../disk-client.ts';
import { createFingerprint, type Fingerprint } from '../fingerprint.ts';
import { sendMessage } from '../messaging-instance.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { privateCanary, tenantCanary } from './canaries.ts';

/** A person whose resources no one else in the matrix may see. */
export interface Holder {
  userId: string;
  tenantId: string;
  /** Id of one of their resources, or of someone they may refer to; undefined where the schema suffices. */
  idOf(naming: Naming, field?: string): string | undefined;
}

/**
 * An organisation: two people who share nothing, their resources, and a colleague who hides all fields. The first
 * administers it, so that calls of the administration reach their handlers.
 */
export interface Holders {
  one: Holder;
  two: Holder;
}

export interface MatrixWorld {
  server: TestServer;
  demo: Holders;
  acme: Holders;
  orbe: Holders;
  /** Starts a new session of that person. */
  signIn(holder: Holder): Promise<Grant>;
  fingerprint(): Promise<Fingerprint>;
  close(): Promise<void>;
}

/** Starts a server with three organisations whose texts contain markers. */
export async function startMatrixWorld(): Promise<MatrixWorld> {
  const server = await startTestServer();
  const demo = await populate(server, 'demo', ['zhang', 'li']);
  const acme = await populate(server, 'acme', ['walker', 'baker']);
  const orbe = await populate(server, 'orbe', ['solis', 'luna']);
  return {
    server,
    demo,
    acme,
    orbe,
    signIn: ({ userId }) => beginSessionOf(server, userId),
    fingerprint: await createFingerprint(server.db, server.dataFolder),
    close: () => server.close(),
  };
}

function beginSessionOf({ db }: TestServer, userId: string): Promise<Grant> {
  const [tenantId = '', userName = ''] = userId.split('~');
  const client = { address: '127.0.0.1', userAgent: undefined, requestId: 'matrix' };
  return db.tenant(tenantId, (tx) => beginSession(tx, { tenantId, userId, userName }, client));
}

async function populate(
  server: TestServer,
  tenantId: string,
  [one, two]: readonly [string, string],
): Promise<Holders> {
  await server.addTenant(tenantId);
  const shared = tenantCanary(tenantId);
  // A common recipient: sharing with them reveals nothing to the two.
  const mate = `${tenantId}~mate`;
  await server.addPeople(
    tenantId,
    [one, two, 'mate', 'quiet'].map((login) => ({ login, name: `${login} ${shared}` })),
  );
  const hidden = privateCanary(`${tenantId}~quiet`);
  await server.db.tenant(tenantId, async (tx) => {
    await tx
      .insertInto('department')
      .values({ tenant_id: tenantId, dept_id: `${tenantId}-desk`, name: shared, path: shared })
      .execute();
    await sql`
      INSERT INTO person_department (tenant_id, user_id, dept_id)
      SELECT tenant_id, user_id, ${`${tenantId}-desk`} FROM person`.execute(tx);
    await tx
      .updateTable('person')
      .set({ hide: true, hide_mobile: true, mobile: hidden, telephone: hidden, email: `${hidden}@x.example` })
      .set({ introduction: hidden, workplace: hidden, gender: 'female' })
      .where('login', '=', 'quiet')
      .execute();
    await tx
      .insertInto('person_role')
      .values({ tenant_id: tenantId, user_id: `${tenantId}~${one}`, role_id: 'admin' })
      .execute();
  });
  await server.db.tenant(tenantId, (tx) =>
    addApplication(tx, {
      tenantId,
      appId: appOf(tenantId),
      name: shared,
      icon: 'newspaper',
      redirectUri: `https://${shared}.example/`,
      group: shared,
    }),
  );
  const holderOf = (login: string) => equip(server, tenantId, `${tenantId}~${login}`, mate);
  return { one: await holderOf(one), two: await holderOf(two) };
}

/** The id of an organisation's one application. */
const appOf = (tenantId: string) => `${tenantId}-app`;

/** An image of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates one resource of each kind for a person. */
async function equip(server: TestServer, tenantId: string, userId: string, mate: string): Promise<Holder> {
  const secret = privateCanary(userId);
  const session = await beginSessionOf(server, userId);
  const token = session.accessToken;
  const group = await server.addGroup({
    name: secret,
    introduction: secret,
    ownerId: userId,
    memberIds: [mate],
  });
  const author = { tenantId, userId, sessionId: session.sessionId, token };
  const message = await sendMessage(server.url, author, { type: 'group', id: group }, { msg: secret });
  await sendMessage(server.url, author, { type: 'user', id: mate }, { msg: secret });
  const person = { headers: { tenantid: tenantId, authorization: `Bearer ${token}` } };
  const made = await onDisk(server, person, contract.disk.mkdir, { filename: secret });
  const folder = made.id;
  const upload = (bytes: string | Uint8Array<ArrayBuffer>) =>
    uploadFile(server, person, { name: `${secret}.png`, bytes, parentId: folder, conflict: 'replace' });
  await upload(secret);
  const file = await upload(picture);
  const { list: versions } = await onDisk(server, person, contract.disk.versions, { fileId: file });
  const gift = { id: file, user1: userId, user2: mate };
  const given = await onDisk(server, person, contract.disk.share, { params: JSON.stringify([gift]) });
  const card = `card-${userId.replace('~', '-')}`;
  const favourite = await server.db.tenant(tenantId, async (tx) => {
    const url = `https://example.org/${secret}`;
    await changeBoard(tx, { tenantId, userId, language: 'en' }, undefined, () => [
      { id: card, name: secret, icon: 'link', sort: 0, type: 'link', url },
    ]);
    await addOwnApp(tx, { tenantId, userId }, appOf(tenantId));
    const keep = async (what: object) =>
      addFavourite(tx, { tenantId, userId }, contract.collection.add.input.parse(what));
    await keep({ kind: 'message', sourceId: message.id, tags: [secret] });
    await keep({ kind: 'file', sourceId: file, tags: [secret] });
    return (await keep({ kind: 'note', text: secret, tags: [secret] })).id;
  });
  const ids: Record<Naming, string | undefined> = {
    self: userId,
    person: mate,
    people: mate,
    target: mate,
    group,
    message: message.id,
    department: `${tenantId}-desk`,
    file,
    files: file,
    version: versions[0]?.id,
    shares: given[0]?.shareId,
    favourite,
    app: appOf(tenantId),
    channel: card,
    value: undefined,
  };
  const idOf = (naming: Naming, field?: string) =>
    naming === 'file' && field === 'parentId' ? folder : ids[naming];
  return { userId, tenantId, idOf };
}
