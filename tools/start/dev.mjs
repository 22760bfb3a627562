// npm run dev: the server with restart on changes, and the apps with hot reload in front of it.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, nodeBinary, root } from './bootstrap.mjs';

ensureInstalled();
// The server serves the built portal too, and reports a missing build at its first start.
ensureBuilt();

const start = (args, stdio) => spawn(nodeBinary(), args, { cwd: root, stdio });
const children = [
  start(
    ['--conditions=@snap/source', '--watch', 'apps/server/src/main.ts'],
    ['inherit', 'inherit', 'inherit', 'ipc'],
  ),
  ...['apps/portal', 'apps/console'].map((app) =>
    start(['node_modules/vite/bin/vite.js', app, '--host', '127.0.0.1'], 'inherit'),
  ),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
