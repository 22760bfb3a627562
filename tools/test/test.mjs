// npm test: installs what is missing, then runs every check under the pinned Node.
import { ensureInstalled, nodeBinary, root } from '../start/bootstrap.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

ensureInstalled();
const checks = spawn(nodeBinary(), [join(root, 'tools', 'test', 'run-checks.ts')], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
