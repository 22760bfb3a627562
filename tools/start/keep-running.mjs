// Runs the server and restarts it when it dies. Part of `npm start`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { nodeBinary, root, serverProcess } from './bootstrap.mjs';

/** Restart delay in milliseconds: doubles from `first` to `longest` while restarts are close together. */
const backoff = { first: 500, longest: 30_000 };
/** A run of this length resets the delay. Milliseconds. */
const wellAfter = 60_000;
/** The server's exit status for a temporary error, such as a full disk (apps/server/src/main.ts). */
const triesAgain = 75;

let wait = backoff.first;
let stopping = false;
/** Whether any server has served. A first start that fails prints the reason and ends. */
let everRan = false;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {NodeJS.Timeout | undefined} */
let restart;
/** Checks whether npm still runs, when npm started this. @type {NodeJS.Timeout | undefined} */
let watch;

async function start() {
  const began = performance.now();
  let running = false;
  // The server stops when the IPC channel closes, that is, when this process is gone.
  const child = spawn(nodeBinary(), serverProcess.args, {
    cwd: root,
    env: { ...serverProcess.env, ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  server = child;
  child.on('message', (message) => {
    if (message === 'running') everRan = running = true;
  });
  // Waits for `disconnect`, too: the last messages may be read after the exit.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  server = undefined;
  const { exitCode: code, signalCode: signal } = child;
  // The server has printed its reason. A refused start is retried only for a temporary error.
  const refused = code !== null && !running && code !== triesAgain;
  if (stopping || code === 0 || !everRan || refused) return end(code ?? 1);
  if (performance.now() - began > wellAfter) wait = backoff.first;
  say(`The server ended (${signal ?? `status ${code}`}) and is started again in ${wait / 1_000} s.`);
  restart = setTimeout(() => void start(), wait);
  wait = Math.min(wait * 2, backoff.longest);
}

function stop() {
  stopping = true;
  clearTimeout(restart);
  if (server) server.kill('SIGTERM');
  else end(0);
}

/** @param {number} status */
function end(status) {
  clearInterval(watch);
  process.exitCode = status;
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

// The output may be a file on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// A terminal sends Ctrl-C to both processes; a supervisor signals this one alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// If npm is killed, this process must not remain. (The script runs under `exec`, so that npm is its direct parent.)
// Without npm it continues when its shell ends, because it may run in the background intentionally.
const parent = process.ppid;
if (startedByNpm()) {
  watch = setInterval(() => {
    if (stopping || process.ppid === parent) return;
    say('npm, which started the server, has ended: the server ends too.');
    stop();
  }, 1_000);
}

/** Whether the parent process is npm. npm's variables alone are inherited by the scripts it runs. */
function startedByNpm() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  try {
    // npm sets its process title. Only Linux exposes it here; elsewhere the variable decides.
    return /(?:^|[/\\])(?:p?npm|npx|yarn)\b/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

void start();
