import { codes, disk, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../../testing/responses.ts';
import { callDisk, createUploadOf, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['zhang', 'li']);
  zhang = await server.signIn('demo~zhang');
});
afterAll(() => server.close());

const change = (statement: ReturnType<typeof sql>) => server.db.tenant('demo', (tx) => statement.execute(tx));
const countOf = async (source: ReturnType<typeof sql>) => {
  const { rows } = await server.db.tenant('demo', (tx) =>
    sql<{ n: number }>`SELECT (${source})::int AS n`.execute(tx),
  );
  return rows[0]?.n;
};
const mkdir = (filename: string) => callDisk(server, zhang, disk.mkdir, { filename });

it('counts files and folders, and those in the bin, however they come and go', async () => {
  const folder = await onDisk(server, zhang, disk.mkdir, { filename: 'a' });
  const file = await uploadFile(server, zhang, { name: 'empty', bytes: '', parentId: folder.id });
  await onDisk(server, zhang, disk.copy, { ids: folder.id });
  await uploadFile(server, zhang, { name: 'empty', bytes: 'x', parentId: folder.id, conflict: 'replace' });
  const [counted, known] = [sql`SELECT items FROM disk_space`, sql`SELECT count(*) FROM disk_file`];
  expect([await countOf(counted), await countOf(known)]).toEqual([4, 4]);
  await onDisk(server, zhang, disk.delete, { ids: [file, folder.id] });
  expect(await countOf(counted)).toBe(4);
  await onDisk(server, zhang, disk.clear);
  expect([await countOf(counted), await countOf(known)]).toEqual([2, 2]);
});

it('limits files and folders, with bytes or without', async () => {
  const { id } = await onDisk(server, zhang, disk.mkdir, { filename: 'full' });
  const held = await countOf(sql`SELECT items FROM disk_space`);
  await change(sql`UPDATE disk_space SET items = ${limits.diskItems - 1}`);
  const both = await Promise.all([mkdir('one'), mkdir('other')]);
  expect((await Promise.all(both.map(codeOf))).toSorted()).toEqual([codes.ok, codes.diskCrowded].toSorted());
  const copied = await callDisk(server, zhang, disk.copy, { ids: id });
  expect(await copied.json()).toMatchObject({
    code: codes.diskCrowded,
    msg: expect.stringContaining('200000'),
  });
  const upload = await createUploadOf(server, zhang, { name: 'empty', bytes: '' });
  expect([upload.status, await codeOf(upload)]).toEqual([413, codes.diskCrowded]);
  await change(sql`UPDATE disk_space SET items = ${held}`);
  expect(await codeOf(await mkdir('again'))).toBe(codes.ok);
});

it('limits the shares that are given at the same time', async () => {
  const id = await uploadFile(server, zhang, { name: 'given', bytes: 'given' });
  await change(sql`
    INSERT INTO disk_share (tenant_id, share_id, file_id, shared_by, target_type, target_id)
    SELECT 'demo', 's' || n, ${id}, 'demo~zhang', 'user', 'nobody' || n FROM generate_series(1, ${limits.diskShares}) AS n
  `);
  const share = () =>
    callDisk(server, zhang, disk.share, { params: JSON.stringify([{ id, user2: 'demo~li' }]) });
  expect(await codeOf(await share())).toBe(codes.tooManyShares);
  await onDisk(server, zhang, disk.unshare, { uids: ['s1'] });
  expect(await codeOf(await share())).toBe(codes.ok);
});

it('limits the archives that are offered at the same time: the oldest end', async () => {
  const id = await uploadFile(server, zhang, { name: 'packed', bytes: 'packed' });
  const names: string[] = [];
  for (let n = 0; n <= limits.diskOffers; n += 1) {
    names.push((await onDisk(server, zhang, disk.offerZip, { ids: id })).fileName);
  }
  const statusOf = async (fileName = '') =>
    (await callDisk(server, zhang, disk.commonDownload, { fileName })).status;
  expect([await statusOf(names[0]), await statusOf(names[1]), await statusOf(names.at(-1))]).toEqual([
    403, 200, 200,
  ]);
});
