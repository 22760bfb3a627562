import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from '../demo/sample-people.ts';
import { createEventClient } from '../testing/event-client.ts';
import { sendMessage } from '../testing/messaging-instance.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../testing/pgbouncer.ts';
import { type PostgresPair, startPostgresPair } from '../testing/postgres-pair.ts';
import { type Program, startProgram } from '../testing/processes.ts';
import { signIn } from '../testing/running-server.ts';

const people = 20;
const role = { database: 'portal', user: 'portal', password: 'for-a-test' };

describe.runIf(hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  let pair: PostgresPair;
  let bouncer: PgBouncer;
  let data: string;
  let programs: Program[] = [];

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'portal-bouncer-'));
    pair = await startPostgresPair();
    await pair.primary.ask(`CREATE ROLE ${role.user} LOGIN PASSWORD '${role.password}'`);
    await pair.primary.ask(`ALTER DATABASE ${role.database} OWNER TO ${role.user}`);
    bouncer = await startPgBouncer({ ...role, port: pair.primary.port });
  });
  afterAll(async () => {
    for (const { child } of programs) child.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
    await bouncer.close();
    await pair.close();
    rmSync(data, { recursive: true, force: true });
  });

  const env = () => ({ PORTAL_DATA: data, PORTAL_DATABASE_URL: bouncer.url });
  const logs = ['one', 'two'].map((name) => () => join(data, `${name}.log`));

  it('two servers start at once on an empty database, pass on messages, and cause no errors', async () => {
    programs = logs.map((log) =>
      startProgram('main.ts', [], {
        ...env(),
        PORTAL_PORT: '0',
        PORTAL_DEMO: String(people),
        PORTAL_DEMO_CONTENT: '0',
        PORTAL_LOG_FILE: log(),
      }),
    );
    const urls = await Promise.all(
      programs.map(async (program) => (await program.says(/(http:\/\/[^/]+)\/snap-portal\/ \(/))[1] ?? ''),
    );
    const [from = '', to = ''] = urls;
    const [one = '', other = ''] = [...samplePeople(people)].map(({ login }) => login);
    const [writer, reader] = [await signIn(from, one), await signIn(to, other)];
    const stream = createEventClient(to, reader.token);
    await stream.connect();
    const sent = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        sendMessage(from, writer, { type: 'user', id: reader.userId }, { msg: `message ${n}` }),
      ),
    );
    await stream.until(() => sent.every(({ id }) => stream.messageIds().includes(id)));
    stream.close();

    const backup = join(data, 'backup');
    const command = await startProgram('cli/main.ts', ['backup', backup], env()).ended;
    expect(command).toMatchObject({ code: 0 });
    for (const program of programs) program.child.kill('SIGTERM');
    expect((await Promise.all(programs.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);

    expect(bouncer.log().match(/^.*\b(?:ERROR|WARNING|FATAL)\b.*$/gm) ?? []).toEqual([]);
    for (const log of logs) {
      const lines = readFileSync(log(), 'utf8').trim().split('\n');
      const logged = lines.map((line): { level: number; msg: string } => JSON.parse(line));
      expect(logged.filter(({ level }) => level >= 50)).toEqual([]);
      expect(logged).toContainEqual(
        expect.objectContaining({ msg: expect.stringContaining('several servers need PORTAL_BUS_URL') }),
      );
    }
  }, 180_000);
});
