import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Output and exit status of a program. */
export interface Ended {
  code: number | null;
  /** Standard output and error. */
  output: string;
  stdout: string;
}

export interface Program {
  child: ChildProcess;
  /** Standard output and error so far. */
  output(): string;
  /** Resolves when the output matches; rejects when the program ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<Ended>;
}

const source = fileURLToPath(new URL('../', import.meta.url));
/** The program that runs and restarts the server. */
export const keepRunning = fileURLToPath(
  new URL('../../../../tools/start/keep-running.mjs', import.meta.url),
);

/** Starts a program of the server (`main.ts`, `cli/main.ts`) as a separate process. */
export function startProgram(file: string, args: string[], env: Record<string, string>): Program {
  return run(['--conditions=@snap/source', `${source}${file}`, ...args], env);
}

/** Starts the server of another release. @param root Its repository. */
export function startRelease(root: string, env: Record<string, string>): Program {
  return run(['--conditions=@snap/source', join(root, 'apps/server/src/main.ts')], env);
}

/** Starts the server like `npm start` after installation and build: under the restarting process. */
export function startKept(env: Record<string, string>): Program {
  return run([keepRunning], env);
}

function run(args: string[], env: Record<string, string>): Program {
  const child = spawn(process.execPath, args, {
    // Tests send faster than people.
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', PORTAL_MESSAGE_RATE: '0', ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  let stdout = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      if (stream === child.stdout) stdout += chunk;
      for (const listener of listeners) listener();
    });
  }
  // Not the event `close`, which is not emitted when this side has closed the IPC channel.
  const ended = Promise.all([
    once(child, 'exit'),
    ...[child.stdout, child.stderr].map((stream) => stream && once(stream, 'close')),
  ]).then((): Ended => ({ code: child.exitCode, output, stdout }));
  return {
    child,
    output: () => output,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (!match) return;
          listeners.delete(look);
          resolve(match);
        };
        listeners.add(look);
        void ended.then(() => reject(new Error(`ended without saying ${pattern}: ${output}`)));
        look();
      }),
  };
}

/** Pids of processes whose command line contains a folder (Linux). */
export function processesNaming(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandLine(name).includes(folder))
    .map(Number);
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** Pids of a process's children (Linux). */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
