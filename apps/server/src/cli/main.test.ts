import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, grantOf } from '../testing/responses.ts';
import { emptyServerEnv, runCommand, stopServer } from '../testing/command-line.ts';
import { type Program, startProgram } from '../testing/processes.ts';

let data: string;
let server: Program;
let url: string;

const portal = (args: string[], input?: string) => runCommand(data, args, input);
const signIn = async (username: string, password: string) =>
  codeOf(
    await fetch(`${url}/co/webim/login`, {
      method: 'POST',
      body: new URLSearchParams({ tenantId: 'demo', username, password }),
    }),
  );

const secretOf = ({ output }: { output: string }) => /^Secret: (\S{43})$/m.exec(output)?.[1] ?? '';
const signInApp = async (secret: string) => {
  const query = new URLSearchParams({ tenantId: 'demo', appid: 'oa', secret });
  return codeOf(await fetch(`${url}/co/oapi/gettoken?${query}`));
};

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'portal-cli-'));
  const added = await portal(['tenant', 'add', 'demo', '--name', '融媒体中心']);
  if (added.code !== 0) throw new Error(added.output);
  server = startProgram('main.ts', [], {
    ...emptyServerEnv(data),
    PORTAL_DEMO: '30',
    PORTAL_DEMO_CONTENT: '0',
  });
  [, url = ''] = await server.says(/The portal is at (http:\/\/[^/]+)\//);
});
afterAll(() => stopServer(server, data));

const oa = ['--tenant', 'demo', '--id', 'oa', '--name', 'OA'];

describe('the command line', () => {
  it('adds an organisation without a server, and the server then creates no demo', () => {
    expect(server.output()).not.toContain('demo organisation');
  });

  it('adds an organisation and sets a password while the server runs', async () => {
    expect(await portal(['tenant', 'add', 'acme'])).toMatchObject({ code: 0 });
    const csv = join(data, 'people.csv');
    writeFileSync(csv, 'user_id,name,department\nzhang,张伟,总编室\n');
    expect(await portal(['staff', 'import', csv, '--tenant', 'demo'])).toMatchObject({ code: 0 });
    expect(await signIn('zhang', 'Better#2026')).toBe('1001');
    const set = await portal(['user', 'password', 'zhang', '--tenant', 'demo', '--stdin'], 'Better#2026\n');
    expect(set).toEqual({ code: 0, output: 'demo~zhang has the new password and is signed out everywhere.' });
    expect(await signIn('zhang', 'Better#2026')).toBe('0');
  });

  it('disables a person and their sessions while the server runs, and enables them again', async () => {
    const session = await fetch(`${url}/co/webim/login`, {
      method: 'POST',
      body: new URLSearchParams({ tenantId: 'demo', username: 'zhang', password: 'Better#2026' }),
    });
    const { accessToken } = await grantOf(session);
    const read = async () => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await fetch(`${url}/snap-app-im/oapi/message/unread`, { headers })).status;
    };
    expect(await read()).toBe(200);
    const disabled = await portal(['user', 'disable', 'demo~zhang']);
    expect(disabled).toEqual({ code: 0, output: 'demo~zhang can no longer sign in.' });
    expect(await read()).toBe(401);
    expect(await signIn('zhang', 'Better#2026')).toBe('1002');
    expect(await portal(['user', 'enable', 'demo~zhang'])).toMatchObject({ code: 0 });
    expect(await signIn('zhang', 'Better#2026')).toBe('0');
  });

  it('registers an application while the server runs, and prints its secret once', async () => {
    const named = ['--tenant', 'demo', '--id', 'oa'];
    const redirect = ['--redirect', 'https://oa.example/'];
    const first = secretOf(await portal(['app', 'add', ...named, '--name', '协同办公', ...redirect]));
    expect(await signInApp(first)).toBe('0');
    const listed = await portal(['app', 'list', '--tenant', 'demo']);
    expect(listed.output.split('\n').at(-1)).toBe('oa\t协同办公\t应用\thttps://oa.example/');
    const second = secretOf(await portal(['app', 'secret', ...named]));
    expect([await signInApp(first), await signInApp(second)]).toEqual(['1302', '0']);
    expect(await portal(['app', 'remove', ...named])).toEqual({ code: 0, output: 'Removed oa.' });
    expect(await signInApp(second)).toBe('1302');
    expect((await portal(['app', 'list', '--tenant', 'demo'])).output).not.toContain('oa.example');
  });

  it.each([
    [[], ['messages\tMessages\tPortal', 'disk\tNetwork disk\tPortal']],
    [
      ['--lang', 'es'],
      ['messages\tMensajes\tPortal', 'disk\tDisco de red\tPortal'],
    ],
    [
      ['--lang', 'zh'],
      ['messages\t消息\t门户', 'disk\t网盘\t门户'],
    ],
  ])("lists the portal's pages with %j under their names in that language", async (language, lines) => {
    const { code, output } = await portal(['app', 'list', '--tenant', 'demo', ...language]);
    expect(code).toBe(0);
    for (const line of lines) expect(output).toContain(`${line}\t/snap-portal/`);
  });

  it.each([
    ['recallMinutes', 'abc', 'a whole number from 0 to 525600'],
    ['groupMembers', '1', 'a whole number from 2 to 5000'],
    ['registration', 'yes', 'true or false'],
  ])('refuses the setting %s=%s, and lists the allowed values', async (name, value, allowed) => {
    expect(await portal(['tenant', 'set', 'demo', `${name}=${value}`])).toEqual({
      code: 1,
      output: `${name} cannot be "${value}": it takes ${allowed}.`,
    });
  });

  it('refuses a password that breaks the password rule', async () => {
    const set = await portal(['user', 'password', 'zhang', '--tenant', 'demo', '--stdin'], 'better2026\n');
    expect(set).toEqual({
      code: 1,
      output: 'The password needs a capital letter, one of ~!@#$%^&*?.<>(): choose another.',
    });
  });

  it.each([
    [['tenant', 'add', 'demo'], /There is an organisation demo already/],
    [['tenant', 'add', 'a~b'], /cannot be an organisation's id/],
    [['user', 'password', 'zhang', '--stdin'], /--tenant/],
    [['user', 'password', 'demo~zhang', '--tenant', 'acme', '--stdin'], /belongs to demo/],
    [['user', 'password', 'demo~nobody', '--stdin'], /There is no demo~nobody/],
    [['user', 'disable', 'demo~nobody'], /There is no demo~nobody/],
    [['user', 'password', 'demo~zhang'], /--stdin/],
    [['app', 'add', ...oa, '--redirect', 'http://oa.example/'], /cannot be opened/],
    [['app', 'add', ...oa, '--redirect', '//oa.example/'], /cannot be opened/],
    [['app', 'add', ...oa, '--redirect', '/x', '--icon', 'https://cdn.example/i.png'], /An icon is/],
    [['app', 'secret', '--tenant', 'demo', '--id', 'nothing'], /has no application nothing/],
    [['app', 'remove', '--tenant', 'nowhere', '--id', 'oa'], /There is no organisation nowhere/],
    [['nonsense'], /unknown command/],
  ])('prints one sentence about the error of %j', async (args, sentence) => {
    const { code, output } = await portal(args, 'Better#2026\n');
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toContain('    at ');
  });
});
