import { type AdministeredDepartment, codes, limits } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importStaff } from '../../staff/import-staff.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;
let colleague: PersonAtWork;

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'bob', 'cleo', 'gone', 'shy']);
  await server.addDepartments('demo', [
    { path: 'News', people: ['bob'] },
    { path: 'News/Politics', people: ['cleo', 'shy', 'gone'], leaders: ['bob'] },
    { path: 'News/Sports' },
    { path: 'Video', people: ['gone'] },
  ]);
  await server.db.tenant('demo', async (tx) => {
    await sql`UPDATE person SET left_at = now() WHERE login = 'gone'`.execute(tx);
    await sql`UPDATE person SET hide = true WHERE login = 'shy'`.execute(tx);
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin')`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
  colleague = await atWork(server, 'demo~bob');
});
afterAll(async () => {
  for (const { events } of [admin, colleague]) events.close();
  await server.close();
});

const tree = async () => (await admin.api.administration.departments()).departments;
const shape = ({ name, children }: AdministeredDepartment): unknown =>
  children.length > 0 ? [name, children.map(shape)] : name;
const shapes = async () => (await tree()).map(shape);
const idOf = async (...names: string[]) => {
  let level = await tree();
  let found: AdministeredDepartment | undefined;
  for (const name of names) {
    found = level.find((department) => department.name === name);
    level = found?.children ?? [];
  }
  return found?.id ?? '';
};
const audits = (action: string) =>
  server.db.tenant('demo', (tx) =>
    tx
      .selectFrom('audit')
      .select(['actor_id', 'subject', 'before', 'after'])
      .where('action', '=', action)
      .orderBy('audit_id', 'desc')
      .execute(),
  );
const refusal = (code: string) => expect.objectContaining({ code });

describe('departments', () => {
  it('are counted with hidden people and without those who left, each person once', async () => {
    const { departments, code: _, ...totals } = await admin.api.administration.departments();
    expect(totals).toEqual({ people: 4, disabled: 0, left: 1, withoutDepartment: 1 });
    const [news, video] = departments;
    expect(news).toMatchObject({ name: 'News', people: 3, members: 1, leaders: [] });
    expect(news?.children[0]).toMatchObject({
      name: 'Politics',
      people: 3,
      members: 3,
      leaders: [{ id: 'demo~bob', name: 'bob' }],
    });
    expect(video).toMatchObject({ name: 'Video', people: 0, members: 0 });
  });

  it('are added, renamed, moved, ordered and removed, which colleagues see and the audit log keeps', async () => {
    const { administration } = admin.api;
    const added = await administration.addDepartment({
      name: ' Data ',
      parentId: 'News',
      beforeId: 'News/Sports',
    });
    expect(added).toMatchObject({ name: 'Data', people: 0, children: [] });
    expect(await shapes()).toEqual([['News', ['Politics', 'Data', 'Sports']], 'Video']);
    expect((await audits('department-added'))[0]).toEqual({
      actor_id: 'demo~ada',
      subject: added.id,
      before: null,
      after: { name: 'Data', path: 'News/Data' },
    });

    await administration.renameDepartment({ departmentId: 'News', name: 'Newsroom' });
    expect((await audits('department-renamed'))[0]).toMatchObject({
      before: { name: 'News', path: 'News' },
      after: { name: 'Newsroom', path: 'Newsroom' },
    });
    const cleo = await administration.person({ personId: 'demo~cleo' });
    expect(cleo.departments).toMatchObject([{ name: 'Politics', path: ['Newsroom', 'Politics'] }]);

    await administration.moveDepartment({
      departmentId: 'Video',
      parentId: 'News',
      beforeId: 'News/Politics',
    });
    await administration.moveDepartment({ departmentId: 'News/Sports' });
    await administration.moveDepartment({ departmentId: 'News/Sports', beforeId: 'News' });
    expect(await shapes()).toEqual(['Sports', ['Newsroom', ['Video', 'Politics', 'Data']]]);
    expect((await audits('department-moved'))[0]).toMatchObject({
      before: { place: 2 },
      after: { place: 1 },
    });
    await vi.waitFor(async () => {
      const seen = await colleague.api.directory.departmentTree();
      expect(seen.map(({ name }) => name)).toEqual(['Sports', 'Newsroom']);
    });

    await administration.removeDepartment({ departmentId: 'Video' });
    await administration.removeDepartment({ departmentId: added.id });
    expect(await shapes()).toEqual(['Sports', ['Newsroom', ['Politics']]]);
    expect((await audits('department-removed')).map(({ before }) => before)).toEqual([
      { name: 'Data', path: 'Newsroom/Data' },
      { name: 'Video', path: 'Newsroom/Video', left: ['demo~gone'] },
    ]);
  });

  it('refuse names that are taken or no names, loops, depth, and removal while they hold something', async () => {
    const { administration } = admin.api;
    const politics = await idOf('Newsroom', 'Politics');
    const sports = await idOf('Sports');
    await expect(administration.addDepartment({ name: 'Sports' })).rejects.toEqual(
      refusal(codes.departmentNameTaken),
    );
    await expect(administration.renameDepartment({ departmentId: sports, name: 'Newsroom' })).rejects.toEqual(
      refusal(codes.departmentNameTaken),
    );
    await expect(administration.moveDepartment({ departmentId: 'News', parentId: politics })).rejects.toEqual(
      refusal(codes.departmentInItself),
    );
    await expect(administration.moveDepartment({ departmentId: 'News', parentId: 'News' })).rejects.toEqual(
      refusal(codes.departmentInItself),
    );
    await expect(administration.removeDepartment({ departmentId: 'News' })).rejects.toEqual(
      refusal(codes.departmentNotEmpty),
    );
    await expect(administration.removeDepartment({ departmentId: politics })).rejects.toEqual(
      refusal(codes.departmentNotEmpty),
    );
    await expect(
      administration.addDepartment({ name: 'x'.repeat(limits.departmentName + 1) }),
    ).rejects.toMatchObject({ errors: [{ field: 'name', rule: 'maxLength', limit: limits.departmentName }] });
    await expect(administration.addDepartment({ name: 'a/b' })).rejects.toMatchObject({
      errors: [{ field: 'name', rule: 'characters' }],
    });
    let parentId = sports;
    for (let depth = 2; depth <= limits.departmentDepth; depth += 1) {
      ({ id: parentId } = await administration.addDepartment({ name: `level ${depth}`, parentId }));
    }
    await expect(administration.addDepartment({ name: 'deeper', parentId })).rejects.toEqual(
      refusal(codes.departmentTooDeep),
    );
    await expect(
      administration.moveDepartment({ departmentId: 'News', parentId: await idOf('Sports', 'level 2') }),
    ).resolves.toEqual({ code: codes.ok });
    await expect(administration.moveDepartment({ departmentId: 'News', parentId })).rejects.toEqual(
      refusal(codes.departmentTooDeep),
    );
    await administration.moveDepartment({ departmentId: 'News' });
  });

  it('have leaders, who become members and stay members', async () => {
    const { administration } = admin.api;
    const departmentId = await idOf('Newsroom', 'Politics');
    await administration.setDepartmentLeaders({ departmentId, personIds: ['demo~ada', 'demo~cleo'] });
    const politics = (await tree()).find(({ name }) => name === 'Newsroom')?.children[0];
    expect(politics?.leaders.map(({ id }) => id)).toEqual(['demo~ada', 'demo~cleo']);
    expect(politics?.members).toBe(4);
    expect((await audits('department-led'))[0]).toMatchObject({
      before: { leaders: ['demo~bob'] },
      after: { leaders: ['demo~ada', 'demo~cleo'] },
    });
    await expect(
      administration.setDepartmentLeaders({ departmentId, personIds: ['demo~gone'] }),
    ).rejects.toEqual(refusal(codes.peopleLeft));
    await expect(
      administration.setDepartmentLeaders({ departmentId, personIds: ['demo~nobody'] }),
    ).rejects.toEqual(refusal(codes.unknownPerson));
  });

  it('are imported again under their old path after a rename', async () => {
    const row = { login: 'bob', name: 'bob', departments: ['Archive'], leader: false };
    await importStaff(server.db, [row], { tenantId: 'demo', columns: ['user_id', 'name', 'department'] });
    await admin.api.administration.renameDepartment({ departmentId: await idOf('Archive'), name: 'Library' });
    await importStaff(server.db, [row], { tenantId: 'demo', columns: ['user_id', 'name', 'department'] });
    expect((await tree()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Library', 'Archive']));
  });
});
