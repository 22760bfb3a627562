// npm start: installs and builds what is missing, then runs the server until it is told to stop.
import { spawn } from 'node:child_process';
import { ensureBuilt, ensureInstalled, nodeBinary, root, serverProcess } from './bootstrap.mjs';

ensureInstalled();
ensureBuilt();

// The IPC channel is the server's sign of life of this process: when it closes, the server stops by itself.
const server = spawn(nodeBinary(), serverProcess.args, {
  cwd: root,
  env: { ...serverProcess.env, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});

// A terminal sends Ctrl-C to both processes; a supervisor signals this one alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));

// npm killed outright leaves this process to the system: nothing may be left running then. (The script runs under
// `exec`, so that npm is its parent and no shell stands between.)
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) server.kill('SIGTERM');
}, 1_000);

server.on('exit', (code, signal) => {
  clearInterval(watch);
  process.exitCode = code ?? (signal ? 1 : 0);
});
