import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, grantOf } from '../testing/responses.ts';
import { emptyServerEnv, runCommand, stopServer } from '../testing/command-line.ts';
import { type Program, startProgram } from '../testing/processes.ts';

/** The first day of an organisation: all steps from an empty data folder by command line, then a sign-in. */
let data: string;
let server: Program;
let headers: Record<string, string>;
let url = '';

const portal = (args: string[], input?: string) => runCommand(data, args, input);
const succeed = async (args: string[], input?: string) => {
  const { code, output } = await portal(args, input);
  if (code !== 0) throw new Error(`portal ${args.join(' ')}: ${output}`);
  return output;
};

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-first-day-'));
  await succeed(['tenant', 'add', 'daily', '--name', 'The Daily']);
  const staff = join(data, 'staff.csv');
  writeFileSync(staff, 'user_id,name,department\neditor,Ana Ruiz,Newsroom\nreporter,Li Na,Newsroom/City\n');
  await succeed(['staff', 'import', staff, '--tenant', 'daily']);
  await succeed(['user', 'password', 'daily~editor', '--stdin'], 'Better#2026\n');
  await succeed(['user', 'role', 'editor', 'admin', '--tenant', 'daily']);
  server = startProgram('main.ts', [], emptyServerEnv(data));
  [, url = ''] = await server.says(/The portal is at (http:\/\/[^/]+)\//);
  const body = new URLSearchParams({ tenantId: 'daily', username: 'editor', password: 'Better#2026' });
  const { accessToken } = await grantOf(await fetch(`${url}/co/webim/login`, { method: 'POST', body }));
  headers = { authorization: `Bearer ${accessToken}` };
});
afterAll(() => stopServer(server, data));

const get = async (path: string): Promise<unknown> => {
  const response = await fetch(`${url}${path}`, { headers });
  expect(await codeOf(response.clone())).toBe('0');
  return response.json();
};

describe('an organisation added by the command line', () => {
  it('has a board, a menu and applications for its first administrator, in their language', async () => {
    expect(await get('/co/custom/workspace?lang=es')).toMatchObject({
      result: { channels: [{ name: 'Mensajes' }, {}, {}, {}, {}] },
    });
    expect(await get('/newsbdzh/api/usermng/menus/role/daily~editor/portal?lang=es')).toMatchObject({
      result: [{ id: 'workspace', name: 'Inicio' }, {}, {}, {}, {}, {}],
    });
    expect(await get('/co/mobile/microapp/list?deviceType=web&lang=es')).toMatchObject({
      result: [{ name: 'Portal', appList: [{ name: 'Mensajes' }, {}, { name: 'Disco de red' }, {}] }],
    });
  });

  it('has roles, and code lists for proposing a topic', async () => {
    expect(await get('/newsbdzh/api/repthes/code/repthesType?lang=en')).toMatchObject({
      result: { entries: [{ code: '1', value: 'News item' }, {}, {}, {}, {}, {}, {}] },
    });
    expect(await get('/newsbdzh/api/usermng/permissionList/role/admin')).toMatchObject({ result: ['*:*:*'] });
  });

  it('lists its organisations, people and settings, and grants and revokes roles while the server runs', async () => {
    expect(await succeed(['tenant', 'list'])).toMatch(/^daily\tThe Daily\t2\t\d{4}-\d{2}-\d{2}$/);
    expect((await succeed(['user', 'list', '--tenant', 'daily'])).split('\n')).toEqual([
      'daily~editor\tAna Ruiz\tactive\tadmin',
      'daily~reporter\tLi Na\tno password',
    ]);
    await succeed(['user', 'role', 'daily~reporter', 'ROLE_EDITOR']);
    expect(await succeed(['user', 'list', '--tenant', 'daily', '--role', 'ROLE_EDITOR'])).toContain(
      'reporter',
    );
    await succeed(['user', 'role', 'daily~editor', 'admin', '--remove']);
    expect(await succeed(['user', 'list', '--tenant', 'daily', '--role', 'admin'])).toBe('');
    const path = '/newsbdzh/api/usermng/permissionList/role/admin';
    expect((await fetch(`${url}${path}`, { headers })).status).toBe(403);
    await succeed(['tenant', 'set', 'daily', 'pwdExpireDays=0']);
    const settings = await succeed(['tenant', 'set', 'daily']);
    expect(settings).toMatch(/^pwdExpireDays=0 +days after which .* \(default 90\)$/m);
    expect(settings.split('\n')).toHaveLength(12);
  });

  it.each([
    [
      ['user', 'role', 'daily~editor', 'boss'],
      /no role boss: choose one of admin, ROLE_EDITOR, ROLE_OPERATOR/,
    ],
    [['user', 'role', 'daily~nobody', 'admin'], /There is no daily~nobody: see "user list --tenant daily"/],
    [['user', 'role', '*~x', 'admin'], /There is no organisation \*/],
    [['user', 'list', '--tenant', 'nowhere'], /There is no organisation nowhere/],
    [['tenant', 'set', 'nowhere'], /There is no organisation nowhere/],
  ])('refuses %j', async (args, reason) => {
    const { code, output } = await portal(args);
    expect(code).toBe(1);
    expect(output).toMatch(reason);
  });

  it.each([
    [['user', '--help'], /role .* list /],
    [['tenant', 'set', '--help'], /lists all settings with/],
  ])('prints help: %j', async (args, text) => {
    const { code, output } = await portal(args);
    expect(code).toBe(0);
    expect(output.replaceAll(/\s+/g, ' ')).toMatch(text);
  });
});
