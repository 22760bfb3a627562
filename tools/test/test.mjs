// npm test and npm run check: installs what is missing, then runs the checks under the pinned Node.
import { ensureInstalled, nodeBinary, root } from '../start/bootstrap.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

ensureInstalled();
const checks = spawn(nodeBinary(), [join(root, 'tools', 'test', 'run-checks.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => checks.kill(signal));
checks.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
