import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processesNaming, startProgram } from '../testing/processes.ts';
import type { Connection } from './database.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts';
import type { Durability } from './embedded/settings.ts';

let folder: string;
const open = new Set<EmbeddedPostgres>();
const start = async (path = folder, durability: Durability = 'throwaway') => {
  const postgres = await openEmbeddedPostgres(path, { durability });
  open.add(postgres);
  return postgres;
};
const stop = async (postgres: EmbeddedPostgres) => {
  open.delete(postgres);
  await postgres.stop();
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
});
afterEach(async () => {
  await Promise.all([...open].map(stop));
  rmSync(folder, { recursive: true, force: true });
});

async function query(connection: Connection, statement: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
/** Guard processes, which stop the test's database when its users are gone. */
const guards = () =>
  processesNaming('portal-postgres').filter((pid) => processesNaming(folder).includes(pid));
const postmasterPid = () =>
  Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

describe('an embedded database', () => {
  it('persists data over a restart, and leaves no process behind', async () => {
    const first = await start();
    expect(first.started).toBe(true);
    await query(first.owner, "create table note as select 'kept' as text");
    await stop(first);
    expect(processesNaming(folder)).toEqual([]);
    const second = await start();
    expect(await query(second.owner, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('syncs every commit to disk and listens on no network address', async () => {
    const postgres = await start(folder, 'durable');
    const [found] = await query(
      postgres.superuser,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
        (select datcollate from pg_database where datname = 'portal') as collation`,
    );
    expect(found).toEqual({ fsync: 'on', commit: 'on', pages: 'on', addresses: '', collation: 'C.UTF-8' });
  });

  it('admits the server as a role that row-level security applies to, by a private password', async () => {
    const postgres = await start();
    expect(
      await query(
        postgres.application,
        'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    await expect(query({ ...postgres.application, password: 'guess' }, 'select 1')).rejects.toThrow(
      'password',
    );
  });

  it('is shared by its users, and stops after the last one', async () => {
    const server = await start();
    const command = await start();
    expect([server.started, command.started]).toEqual([true, false]);
    await stop(server);
    expect(await query(command.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop(command);
    await vi.waitFor(() => expect(processesNaming(folder)).toEqual([]));
  });

  it('can be opened by two users at the same moment', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter(({ started }) => started)).toHaveLength(1);
    for (const { owner } of both) expect(await query(owner, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('can be created by two processes at the same moment', async () => {
    const programs = ['one', 'two'].map((id) =>
      startProgram('cli/main.ts', ['tenant', 'add', id], { PORTAL_DATA: folder }),
    );
    const ended = await Promise.all(programs.map((program) => program.ended));
    expect(ended.map(({ code, output }) => [code, output])).toEqual([
      [0, expect.stringContaining('Added one.')],
      [0, expect.stringContaining('Added two.')],
    ]);
    await vi.waitFor(() => expect(processesNaming(folder)).toEqual([]));
    const names = readdirSync(folder).filter((name) => /^postgres\.(new|password)/.test(name));
    expect(names).toEqual([]);
  });

  it('is restarted after a kill, with all committed data', async () => {
    const first = await start(folder, 'durable');
    await query(first.owner, "create table note as select 'kept' as text");
    process.kill(postmasterPid(), 'SIGKILL');
    await vi.waitFor(() => expect(first.running()).toBe(false));
    const second = await start();
    expect(await query(second.owner, 'select text from note')).toEqual([{ text: 'kept' }]);
  });

  it('is taken over from a process that lost its guard', async () => {
    await start();
    const before = postmasterPid();
    for (const pid of guards()) process.kill(pid, 'SIGKILL');
    // A killed process holds the pipe until the system has reaped it.
    await vi.waitFor(() => expect(guards()).toEqual([]));
    const second = await start();
    expect(second.started).toBe(true);
    expect(postmasterPid()).not.toBe(before);
  });

  it('is not stopped by a stale pid in postmaster.pid that another program has', async () => {
    await stop(await start());
    const stale = `${process.pid}\n${join(folder, 'postgres')}\n1\n5432\n\n\n\nready\n`;
    writeFileSync(join(folder, 'postgres', 'postmaster.pid'), stale);
    expect((await start()).started).toBe(true);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(60), 'y'.repeat(60));
    const postgres = await start(deep);
    expect(await query(postgres.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('an invalid data folder results in one sentence', () => {
  it.each([
    [
      'of something else',
      () => writeFileSync(join(folder, 'thesis.txt'), ''),
      /not the portal's.*PORTAL_DATA/,
    ],
    [
      'that is a file',
      () => (rmSync(folder, { recursive: true }), writeFileSync(folder, '')),
      /not a folder.*PORTAL_DATA/,
    ],
  ])('%s', async (_, spoil, sentence) => {
    spoil();
    await expect(start()).rejects.toThrow(sentence);
  });

  it.each([
    [
      'of an older PostgreSQL',
      () => writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '13\n'),
      /PostgreSQL 13.*18/,
    ],
    ['without its version', () => rmSync(join(folder, 'postgres', 'PG_VERSION')), /incomplete.*backup/],
    ['without its secrets', () => rmSync(join(folder, 'secrets.json')), /missing.*backup/],
    ['with broken secrets', () => writeFileSync(join(folder, 'secrets.json'), '{'), /not JSON.*backup/],
    ['with half its secrets', () => writeFileSync(join(folder, 'secrets.json'), '{}'), /incomplete.*backup/],
    [
      'without its control file',
      () => rmSync(join(folder, 'postgres', 'global', 'pg_control')),
      /does not start.*postgres\.log/,
    ],
  ])('%s', async (_, spoil, sentence) => {
    await stop(await start());
    spoil();
    await expect(start()).rejects.toThrow(sentence);
    await vi.waitFor(() => expect(processesNaming(folder)).toEqual([]));
  });

  it('leaves a folder with other content untouched', async () => {
    writeFileSync(join(folder, 'thesis.txt'), 'mine');
    mkdirSync(join(folder, 'postgres'));
    await expect(start()).rejects.toThrow(/not the portal's/);
    expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'thesis.txt']);
  });

  it('completes an interrupted first start', async () => {
    await stop(await start());
    rmSync(join(folder, 'portal.json'));
    rmSync(join(folder, 'postgres'), { recursive: true });
    for (const name of readdirSync(folder))
      if (name !== 'secrets.json') rmSync(join(folder, name), { recursive: true });
    mkdirSync(join(folder, 'postgres.new'));
    rmSync(join(folder, 'postgres.new'), { recursive: true });
    expect((await start()).started).toBe(true);
    expect(existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true);
  });

  it.runIf(process.getuid?.() !== 0)('that is not writable', async () => {
    chmodSync(folder, 0o500);
    await expect(start()).rejects.toThrow(/may not be read or written/);
  });
});
