import { codes } from '@snap/portal-api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importStaff } from '../../staff/import-staff.ts';
import { atWork, type PersonAtWork } from '../../testing/people-at-work.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: PersonAtWork;
let clerk: PersonAtWork;

const row = (login: string, position?: string) => ({
  login,
  name: login,
  departments: ['News'],
  leader: login === 'bob',
  position,
});

beforeAll(async () => {
  server = await startTestServer();
  await server.addTenant('demo');
  await server.addPeople('demo', ['ada', 'clerk']);
  await importStaff(server.db, [row('bob', 'Editor'), row('cleo'), row('dan')], { tenantId: 'demo' });
  await server.db.tenant('demo', async (tx) => {
    await sql`INSERT INTO person_role VALUES ('demo', 'demo~ada', 'admin'), ('demo', 'demo~clerk', 'CLERK')`.execute(
      tx,
    );
    await sql`INSERT INTO role_permission VALUES ('demo', 'CLERK', 'administration:people:edit')`.execute(tx);
    await sql`UPDATE person SET left_at = now() WHERE login = 'dan'`.execute(tx);
  });
  admin = await atWork(server, 'demo~ada');
  clerk = await atWork(server, 'demo~clerk');
});
afterAll(async () => {
  for (const { events } of [admin, clerk]) events.close();
  await server.close();
});

const named = (logins: readonly string[]) => [
  'user_id,name',
  ...logins.map((login) => `${login},${login === 'eve' ? 'Eve' : login}`),
];
const preview = (lines: readonly string[], removeMissing: 0 | 1 = 0, who = admin) =>
  who.api.administration.previewImport({ file: new Blob([lines.join('\n')]), removeMissing });
const changesOf = async (importId = '', filter: { kind?: 'added'; size?: number } = {}) =>
  admin.api.administration.importChanges({ importId, ...filter });
const refusal = (code: string) => expect.objectContaining({ code });

describe('an import', () => {
  it('shows every change before it is applied, and makes exactly these', async () => {
    const shown = await preview([
      'user_id,name,position,department,leader',
      'bob,bob,Chief editor,News;Video/Clips,1',
      'cleo,cleo,,News,0',
      'dan,dan,,News,0',
      'eve,Eve,Author,Video,0',
    ]);
    expect(shown).toMatchObject({
      rows: 4,
      added: 1,
      changed: 2,
      unchanged: 1,
      left: 0,
      departments: ['Video', 'Video/Clips'],
      bad: [],
      badLines: 0,
      tooManyMissing: false,
    });
    const { changes } = await changesOf(shown.importId);
    expect(changes).toEqual([
      {
        kind: 'changed',
        id: 'demo~bob',
        login: 'bob',
        name: 'bob',
        fields: expect.arrayContaining([
          { field: 'position', before: 'Editor', after: 'Chief editor' },
          { field: 'departments', before: 'News', after: 'News;Video/Clips' },
        ]),
      },
      {
        kind: 'changed',
        id: 'demo~dan',
        login: 'dan',
        name: 'dan',
        fields: [{ field: 'left', before: 'true', after: 'false' }],
      },
      expect.objectContaining({ kind: 'added', id: 'demo~eve' }),
    ]);
    expect(changes[0]?.fields).toHaveLength(2);
    const first = await changesOf(shown.importId, { size: 2 });
    expect(first.changes).toEqual(changes.slice(0, 2));
    const rest = await admin.api.administration.importChanges({
      importId: shown.importId ?? '',
      cursor: first.nextCursor ?? '',
    });
    expect(rest.changes).toEqual(changes.slice(2));
    expect((await changesOf(shown.importId, { kind: 'added' })).changes).toEqual(changes.slice(2));
    const before = await admin.api.administration.person({ personId: 'demo~bob' });
    expect(before.position).toBe('Editor');

    const input = { importId: shown.importId ?? '', version: shown.version ?? '' };
    await expect(clerk.api.administration.applyImport(input)).rejects.toEqual(refusal(codes.unknownImport));
    expect(await admin.api.administration.applyImport(input)).toEqual({
      added: 1,
      changed: 2,
      unchanged: 1,
      left: 0,
      departments: 2,
    });
    expect(await admin.api.administration.person({ personId: 'demo~bob' })).toMatchObject({
      position: 'Chief editor',
      departments: [
        { path: ['News'], leader: true },
        { path: ['Video', 'Clips'], leader: false },
      ],
    });
    const audit = await server.db.tenant('demo', (tx) =>
      tx
        .selectFrom('audit')
        .select(['action', 'user_id', 'actor_id', 'before', 'after'])
        .where('subject', '=', input.importId)
        .orderBy('user_id')
        .execute(),
    );
    expect(audit).toMatchObject([
      {
        action: 'person-changed',
        user_id: 'demo~bob',
        actor_id: 'demo~ada',
        before: { position: 'Editor', departments: ['News'] },
        after: { position: 'Chief editor', departments: ['News', 'Video/Clips'] },
      },
      { action: 'person-changed', user_id: 'demo~dan', before: { left: true }, after: { left: false } },
      {
        action: 'person-added',
        user_id: 'demo~eve',
        before: null,
        after: { name: 'Eve', position: 'Author' },
      },
    ]);
    await expect(admin.api.administration.applyImport(input)).rejects.toEqual(refusal(codes.unknownImport));
    const log = await admin.api.administration.audit({ actorId: 'demo~ada' });
    const ofEve = log.entries.find(({ person }) => person?.id === 'demo~eve');
    expect(ofEve).toMatchObject({ detail: [{ field: 'importId', value: input.importId }] });
    expect(ofEve).not.toHaveProperty('subject');
    expect(log.entries.filter(({ action }) => action === 'department-added')).toMatchObject([
      { subject: { name: 'Clips' } },
      { subject: { name: 'Video' } },
    ]);
  });

  it('is refused when something has changed since its preview', async () => {
    const shown = await preview(['user_id,name,workplace', 'cleo,cleo,Paris']);
    await admin.api.administration.changePerson({ personId: 'demo~cleo', workplace: 'Rome' });
    const input = { importId: shown.importId ?? '', version: shown.version ?? '' };
    await expect(admin.api.administration.applyImport(input)).rejects.toEqual(refusal(codes.importOutdated));
    expect((await admin.api.administration.person({ personId: 'demo~cleo' })).workplace).toBe('Rome');
  });

  it('of a file with bad lines names them, and cannot be applied', async () => {
    const shown = await preview(['user_id,name,mobile', 'bob,,1', 'cleo,cleo,13800000001']);
    expect(shown).toMatchObject({ badLines: 1, bad: [{ line: 2 }, { line: 2 }] });
    expect(shown).not.toHaveProperty('importId');
    expect(await preview(['what,is,this'])).toMatchObject({ badLines: 1, bad: [{ line: 1 }] });
    expect(await preview([''])).toMatchObject({ badLines: 1 });
  });

  it('gives its reasons in the language of the request', async () => {
    const { headers } = await server.signIn('demo~ada');
    const reasons = async (language: string) => {
      const response = await fetch(`${server.url}/co/administration/import/preview?lang=${language}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: 'user_id,name\nbob,',
      });
      const { result }: { result: { bad: { reason: string }[] } } = JSON.parse(await response.text());
      return result.bad.map(({ reason }) => reason);
    };
    expect(await reasons('en')).toEqual(['name is empty']);
    expect(await reasons('es')).toEqual(['name está vacío']);
    expect(await reasons('zh')).toEqual(['name为空']);
    expect(await reasons('ja')).toEqual(['nameが空です']);
  });

  it('marks missing people as left and signs them out, but not more than half unless told so', async () => {
    const all = ['ada', 'bob', 'clerk', 'cleo', 'dan', 'eve'];
    await server.db.tenant('demo', (tx) =>
      sql`UPDATE person SET password_hash = ada.password_hash FROM person ada
        WHERE ada.login = 'ada' AND person.login = 'eve'`.execute(tx),
    );
    const eve = await server.signIn('demo~eve');
    const many = await preview(named(['ada', 'clerk']), 1);
    expect(many).toMatchObject({ left: 4, tooManyMissing: true });
    const { applyImport } = admin.api.administration;
    await expect(applyImport({ importId: many.importId ?? '', version: many.version ?? '' })).rejects.toEqual(
      refusal(codes.tooManyMissing),
    );
    const one = await preview(named(all.filter((login) => login !== 'eve')), 1);
    expect((await changesOf(one.importId)).changes).toMatchObject([{ kind: 'left', id: 'demo~eve' }]);
    await applyImport({ importId: one.importId ?? '', version: one.version ?? '' });
    await vi.waitFor(
      async () => {
        const response = await fetch(`${server.url}/co/mobile/dept/mydeptsTreeJson`, {
          headers: eve.headers,
        });
        expect(response.status).toBe(401);
      },
      { timeout: 10_000 },
    );
  });

  it('is no way to lock oneself or the administrators out, or to change those with more rights', async () => {
    const rest = ['bob', 'cleo', 'dan', 'clerk'].map((login) => `${login},${login}`);
    const own = await preview(['user_id,name', ...rest], 1);
    const apply = ({ importId = '', version = '' }: typeof own, who = admin) =>
      who.api.administration.applyImport({ importId, version });
    await expect(apply(own)).rejects.toEqual(refusal(codes.ownAccount));
    const other = await preview(['user_id,name,mobile', 'ada,ada,13800000001'], 0, clerk);
    await expect(apply(other, clerk)).rejects.toEqual(refusal(codes.moreRights));
  });
});

it('an export has everyone with the departments that they lead, and importing it changes nothing', async () => {
  await server.db.tenant('demo', (tx) =>
    sql`UPDATE person_department SET leader = user_id = 'demo~cleo' OR sort = 1
      WHERE user_id IN ('demo~bob', 'demo~cleo')`.execute(tx),
  );
  const response = await admin.api.administration.exportPeople({});
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const file = await response.blob();
  expect(await file.text()).toMatch(/^bob,.*,News;Video\/Clips,Video\/Clips,/m);
  const shown = await admin.api.administration.previewImport({ file });
  expect(shown).toMatchObject({ added: 0, changed: 0, left: 0, badLines: 0, rows: 5 });
  const { entries } = await admin.api.administration.audit({ action: 'people-exported' });
  expect(entries).toMatchObject([{ actor: { id: 'demo~ada' } }]);
});
