import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartupError } from '../startup-error.ts';

/** The first line of a stream; empty when there is none. */
export async function readFirstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input });
  for await (const line of lines) return line;
  return '';
}

/** Prompts for a new password twice, without echo. */
export async function promptPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new StartupError('There is no terminal to ask for the password: add --stdin and pipe it in.');
  }
  const first = await prompt('New password: ');
  if (first !== (await prompt('Again: '))) {
    throw new StartupError('The two passwords differ: nothing was changed, try again.');
  }
  return first;
}

function prompt(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise<string>((resolve, reject) => {
    lines.once('SIGINT', () => reject(new StartupError('Stopped: nothing was changed.')));
    lines.question('', resolve);
  }).finally(() => {
    lines.close();
    process.stderr.write('\n');
  });
}
