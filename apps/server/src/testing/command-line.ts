import { rmSync } from 'node:fs';
import { vi } from 'vitest';
import { processesNaming, type Program, startProgram } from './processes.ts';

/** Environment for a server with its own data folder, on a free port, without the demo. */
export const emptyServerEnv = (data: string) => ({ PORTAL_DATA: data, PORTAL_PORT: '0', PORTAL_DEMO: '0' });

/** Runs a command on a data folder until it ends. */
export async function runCommand(data: string, args: string[], input = '') {
  const program = startProgram('cli/main.ts', args, emptyServerEnv(data));
  program.child.stdin?.end(input);
  const { code, output } = await program.ended;
  return { code, output: output.trim() };
}

/** Stops the server, waits until its database has stopped too, and removes the data folder. */
export async function stopServer(server: Program, data: string): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
  await vi.waitUntil(() => processesNaming(data).length === 0, { timeout: 15_000 });
  rmSync(data, { recursive: true, force: true });
}
