import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../../start/bootstrap.mjs';
import { demoPassword } from '../../../e2e/demo-password.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface CommandOptions {
  /** Data folder. */
  data?: string;
  stdin?: string;
  /** Output file. */
  into?: string;
}

/** Runs `npm run portal -- …` without npm; rejects with its output when it fails. */
export async function portal(
  args: readonly string[],
  { data, stdin = '', into }: CommandOptions = {},
): Promise<void> {
  const child = spawn(nodeBinary(), ['--conditions=@snap/source', 'apps/server/src/cli/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...(data === undefined ? {} : { PORTAL_DATA: data }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(stdin);
  const written =
    into === undefined ? child.stdout.resume() : pipeline(child.stdout, createWriteStream(into));
  const [[status]] = await Promise.all([once(child, 'close'), written]);
  if (status !== 0) throw new Error(`portal ${args.join(' ')} ended with ${status}: ${said}`);
}

/** Creates an organisation of a size with a staff file, an import, and a password for zhangwei. */
export async function makeOrganisation(data: string, tenantId: string, file: string): Promise<void> {
  await portal(['tenant', 'add', tenantId], { data });
  await portal(['staff', 'import', file, '--tenant', tenantId], { data });
  await portal(['user', 'password', `${tenantId}~zhangwei`, '--stdin'], { data, stdin: `${demoPassword}\n` });
}
