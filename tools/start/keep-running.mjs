// Runs the server until it is told to stop, and starts it again when it dies. Part of `npm start`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { nodeBinary, root, serverProcess } from './bootstrap.mjs';

/** Milliseconds before another start: doubles from the first to the longest while starts follow each other closely. */
const backoff = { first: 500, longest: 30_000 };
/** After a run of this time, in milliseconds, the backoff starts from its first value again. */
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
/** Looks whether npm still runs, when npm started this. @type {NodeJS.Timeout | undefined} */
let watch;

async function start() {
  const began = performance.now();
  let running = false;
  // The IPC channel is the server's sign of life of this process: when it closes, the server stops by itself.
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
  // The server has printed its reason. A start that was refused is retried only for an error that may pass.
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

// The output may go to a file on a full disk.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// A terminal sends Ctrl-C to both processes; a supervisor signals this one alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

// npm killed outright leaves this process to the system: nothing may be left running then. (The script runs under
// `exec`, so that npm is its parent without a shell between.) A start without npm goes on when its shell ends: it may
// be in the background on purpose.
const parent = process.ppid;
if (startedByNpm()) {
  watch = setInterval(() => {
    if (stopping || process.ppid === parent) return;
    say('npm, which started the server, has ended: the server ends too.');
    stop();
  }, 1_000);
}

/** Whether the parent process is npm. Its variables alone do not say so: a script that npm runs hands them on. */
function startedByNpm() {
  if (process.env.npm_lifecycle_event === undefined) return false;
  try {
    // npm names its process after its command. Only Linux shows it here; elsewhere the variable decides.
    return /(?:^|[/\\])(?:p?npm|npx|yarn)\b/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

void start();
