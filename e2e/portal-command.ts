import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeBinary } from '../tools/start/bootstrap.mjs';
import type { PortalServer } from './portal-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs `npm run portal -- …` while the server runs. */
export function portal(server: PortalServer, args: readonly string[], input = ''): void {
  const program = ['--conditions=@snap/source', 'apps/server/src/cli/main.ts', ...args];
  execFileSync(nodeBinary(), program, {
    cwd: root,
    env: { ...process.env, PORTAL_DATA: server.data },
    input,
  });
}
