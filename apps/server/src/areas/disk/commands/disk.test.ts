import { codes, disk } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/responses.ts';
import { callDisk, listed, onDisk, uploadFile } from '../../../testing/disk-client.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let zhang: SignedIn;
let li: SignedIn;
let people = 0;
beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
});
afterAll(() => server.close());

/** Two people with empty disks. */
async function newPeople(): Promise<void> {
  people += 1;
  await server.addPeople('demo', [`zhang${people}`, `li${people}`]);
  [zhang, li] = await Promise.all([server.signIn(`demo~zhang${people}`), server.signIn(`demo~li${people}`)]);
}
const put = (name: string, bytes = name, parentId = 'root', conflict = 'ask') =>
  uploadFile(server, zhang, { name, bytes, parentId, conflict });
const mkdir = async (filename: string, parentId = 'root') =>
  (await onDisk(server, zhang, disk.mkdir, { filename, parentId })).id;
const into = (id: string, parentId: string) => callDisk(server, zhang, disk.move, { ids: [id], parentId });
const names = async (parentId = 'root') => (await listed(server, zhang, parentId)).map(({ name }) => name);

const found = async (q: string) =>
  (await onDisk(server, zhang, disk.search, { q })).list.map(({ name }) => name);

describe('files and folders', () => {
  beforeAll(newPeople);

  it('shows what was uploaded, folders first, numbers and readings in their order', async () => {
    const folder = await mkdir('资料');
    for (const name of ['稿10.txt', '稿2.txt', 'b.txt']) await put(name, 'x'.repeat(name.length));
    await put('in.txt', 'inside', folder);
    expect(await names()).toEqual(['资料', 'b.txt', '稿2.txt', '稿10.txt']);
    const [inside] = await listed(server, zhang, folder);
    expect(inside).toMatchObject({ name: 'in.txt', kind: 'file', size: 6, ext: 'txt', parentId: folder });
    expect(inside?.mediaType).toBe('text/plain; charset=utf-8');
    const page = await onDisk(server, zhang, disk.list, { parentId: folder, size: 1 });
    expect([page.total, page.path]).toEqual([1, [{ id: folder, name: '资料' }]]);
    const bySize = await onDisk(server, zhang, disk.list, { sort: 'size', order: 'desc' });
    expect(bySize.list.map(({ size }) => size)).toEqual([0, 7, 6, 5]);
  });

  it('finds two characters within a name, whatever its case', async () => {
    await put('我家在上海东边.PNG', 'no picture');
    expect(await found('上海')).toEqual(['我家在上海东边.PNG']);
    expect(await found('png')).toEqual(['我家在上海东边.PNG']);
    expect(await found('%')).toEqual([]);
    const folder = await mkdir('存档');
    await put('北京.txt', 'x', folder);
    const { list } = await onDisk(server, zhang, disk.search, { q: 't' });
    expect(list.map(({ name, parentName }) => [name, parentName])).toContainEqual(['北京.txt', '存档']);
    expect(list.find(({ parentId }) => parentId === 'root')?.parentName).toBeUndefined();
    expect((await onDisk(server, li, disk.search, { q: '上海' })).total).toBe(0);
  });

  it('finds names whatever their accents, width and kana, as people are found (D12)', async () => {
    await put('Guía de estilo — Øresund ＡＢＣ カメラ.txt', 'x');
    for (const q of ['guia', 'GUÍA', 'gui\u0301a', 'oresund', 'abc', 'かめら', 'ｶﾒﾗ']) {
      // oxlint-disable-next-line no-await-in-loop -- few, and each with its own response
      expect([q, await found(q)]).toEqual([q, ['Guía de estilo — Øresund ＡＢＣ カメラ.txt']]);
    }
    // A voicing mark makes another letter.
    expect(await found('がめら')).toEqual([]);
  });

  it('compares names without case and in one form, and refuses those that cannot be used', async () => {
    const id = await mkdir('Café');
    for (const filename of ['café', 'CAFE\u0301', ' Café ']) {
      expect(await codeOf(await callDisk(server, zhang, disk.mkdir, { filename }))).toBe(codes.nameTaken);
    }
    expect((await onDisk(server, zhang, disk.mkdir, { filename: 'café', conflict: 'skip' })).id).toBe(id);
    for (const filename of ['a/b', '..', '...', 'a.', 'CON', 'nul.txt', ' ', 'x'.repeat(101), 'a\u202eb']) {
      expect(await codeOf(await callDisk(server, zhang, disk.rename, { fileId: id, filename }))).toBe(
        codes.badFileName,
      );
    }
    expect((await onDisk(server, zhang, disk.rename, { fileId: id, filename: 'CAFÉ' })).name).toBe('CAFÉ');
  });

  it('makes one folder of twenty that come at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => callDisk(server, zhang, disk.mkdir, { filename: '同时' })),
    );
    const results = await Promise.all(outcomes.map((result) => codeOf(result)));
    expect(results.toSorted()).toEqual([codes.ok, ...Array<string>(19).fill(codes.nameTaken)]);
  });
});

describe('moving and copying', () => {
  beforeAll(newPeople);

  it('leaves what is in the way to the person, and does the rest', async () => {
    const [a, b] = [await mkdir('a'), await mkdir('b')];
    const [one, two] = [await put('一.txt', 'a1', a), await put('二.txt', 'a2', a)];
    const there = await put('一.txt', 'b1', b);
    const moved = await onDisk(server, zhang, disk.move, { ids: [one, two], parentId: b });
    expect(moved.items.map(({ id }) => id)).toEqual([two]);
    expect(moved.conflicts).toMatchObject([{ id: one, existing: { id: there } }]);
    const renamed = await onDisk(server, zhang, disk.copy, { ids: [one], parentId: b });
    expect(renamed.items.map(({ name }) => name)).toEqual(['一 (2).txt']);
    const replaced = await onDisk(server, zhang, disk.move, { ids: [one], parentId: b, conflict: 'replace' });
    expect(replaced.conflicts).toEqual([]);
    expect(await names(b)).toEqual(['二.txt', '一 (2).txt', '一.txt']);
    expect((await onDisk(server, zhang, disk.recycleList)).list.map(({ id }) => id)).toEqual([there]);
  });

  it('replaces what is in the way once, also when that was to be moved along', async () => {
    const [from, to] = [await mkdir('from'), await mkdir('to')];
    const [fresh, old] = [await put('稿.txt', 'new', from), await put('稿.txt', 'old', to)];
    const moved = { ids: [fresh, old], parentId: to, conflict: 'replace' };
    await onDisk(server, zhang, disk.move, moved);
    expect((await listed(server, zhang, to)).map(({ id }) => id)).toEqual([fresh]);
    const { list } = await onDisk(server, zhang, disk.recycleList);
    expect(list.filter(({ name }) => name === '稿.txt').map(({ id }) => id)).toEqual([old]);
  });

  it('counts names of earlier versions that differ in their blanks as one', async () => {
    await server.db.tenant('demo', (tx) =>
      sql`
        INSERT INTO disk_file (tenant_id, file_id, owner_id, parent_id, folder, name, name_key, sort_key)
        SELECT 'demo', gen_random_uuid()::text, ${zhang.userId}, 'root', true, name, name, name
        FROM unnest(${['two  words', 'two\u00A0words', 'report\u2800']}::text[]) AS name
      `.execute(tx),
    );
    const migration = new URL('../../../store/migrations/0220-blanks-in-names.sql', import.meta.url);
    await server.db.system(async (tx) => sql.raw(readFileSync(migration, 'utf8')).execute(tx));
    for (const filename of ['two words', 'report'])
      expect(await codeOf(await callDisk(server, zhang, disk.mkdir, { filename }))).toBe(codes.nameTaken);
  });

  it('copies at most ten thousand at once, however they are chosen', async () => {
    const folders = [await mkdir('many 1'), await mkdir('many 2')];
    await server.db.tenant('demo', (tx) =>
      sql`
        INSERT INTO disk_file (tenant_id, file_id, owner_id, parent_id, folder, name, name_key, sort_key)
        SELECT 'demo', p.id || '-' || n, ${zhang.userId}, p.id, true, n::text, n::text, n::text
        FROM unnest(${folders}::text[]) AS p (id), generate_series(1, 5000) AS n
      `.execute(tx),
    );
    const target = await mkdir('target');
    const copy = (ids: string[]) => callDisk(server, zhang, disk.copy, { ids, parentId: target });
    expect(await codeOf(await copy(folders))).toBe(codes.tooManyFiles);
    expect(await names(target)).toEqual([]);
    expect(await codeOf(await copy(folders.slice(1)))).toBe(codes.ok);
  });

  it('never puts a folder into itself, nor two into each other', async () => {
    const outer = await mkdir('outer');
    const inner = await mkdir('inner', outer);
    expect(await codeOf(await into(outer, inner))).toBe(codes.intoItself);
    expect(await codeOf(await into(outer, outer))).toBe(codes.intoItself);
    const [x, y] = [await mkdir('x'), await mkdir('y')];
    const both = await Promise.all([into(x, y), into(y, x)]);
    const results = await Promise.all(both.map((result) => codeOf(result)));
    expect(results.toSorted()).toEqual([codes.ok, codes.intoItself]);
  });

  it('bounds how deep folders go', async () => {
    let parentId = 'root';
    let refusal = '';
    for (let depth = 1; depth <= 51 && refusal === ''; depth += 1) {
      const response = await callDisk(server, zhang, disk.mkdir, { filename: `${depth}`, parentId });
      const code = await codeOf(response.clone());
      if (code === codes.ok) parentId = disk.mkdir.output.parse(await response.json()).id;
      else refusal = `${depth}: ${code}`;
    }
    expect(refusal).toBe(`51: ${codes.tooDeep}`);
  });

  it('copies a tree by reference', async () => {
    const tree = await mkdir('树');
    const below = await mkdir('枝', tree);
    await put('叶.txt', 'leaf', below);
    const { items } = await onDisk(server, zhang, disk.copy, { ids: [tree], parentId: 'root' });
    const [copy] = items;
    expect(copy?.name).toBe('树 (2)');
    const [branch] = await listed(server, zhang, copy?.id);
    const [leaf] = await listed(server, zhang, branch?.id);
    const bytes = await callDisk(server, zhang, disk.download, { fileId: leaf?.id ?? '' });
    expect(await bytes.text()).toBe('leaf');
  });
});

describe('the recycle bin', () => {
  beforeAll(newPeople);

  it('takes a folder with all that is in it, and gives it back as one', async () => {
    const folder = await mkdir('旧');
    const file = await put('稿.txt', 'text', folder);
    await onDisk(server, zhang, disk.delete, { ids: [folder, file] });
    await onDisk(server, zhang, disk.delete, { ids: [folder] });
    const bin = await onDisk(server, zhang, disk.recycleList);
    expect(bin.list.map(({ id }) => id)).toEqual([folder]);
    expect(bin.days).toBe(30);
    expect((await callDisk(server, zhang, disk.download, { fileId: file })).status).toBe(403);
    await mkdir('旧');
    const [restored] = await onDisk(server, zhang, disk.restore, { ids: [folder] });
    expect(restored?.name).toBe('旧 (2)');
    expect(await names(folder)).toEqual(['稿.txt']);
  });

  it('gives back at the top what has lost its folder', async () => {
    const folder = await mkdir('gone');
    const file = await put('kept.txt', 'x', folder);
    await onDisk(server, zhang, disk.delete, { ids: [file] });
    await onDisk(server, zhang, disk.delete, { ids: [folder] });
    await onDisk(server, zhang, disk.clear, { ids: [folder] });
    const [restored] = await onDisk(server, zhang, disk.restore, { ids: [file] });
    expect(restored).toMatchObject({ id: file, parentId: 'root' });
  });

  it('empties, and gives the room back', async () => {
    await onDisk(server, zhang, disk.delete, { ids: (await listed(server, zhang)).map(({ id }) => id) });
    await onDisk(server, zhang, disk.clear);
    expect((await onDisk(server, zhang, disk.recycleList)).total).toBe(0);
    expect((await onDisk(server, zhang, disk.quota)).used).toBe(0);
  });
});
