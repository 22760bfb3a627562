import type { Command } from 'commander';
import { limits } from '@snap/portal-api/contract';
import { setPassword } from '../areas/account/set-password.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from '../store/database.ts';
import { askPassword, readFirstLine } from './ask.ts';

const shortest = 8;

/** `user password USER [--tenant ID] [--stdin]`. */
export function registerUserCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const user = program.command('user').description('People');
  user
    .command('password <user>')
    .description('Sets the password of a person, who is signed out everywhere')
    .option('--tenant <id>', 'their organisation, unless USER says it as tenant~user')
    .option('--stdin', 'read the password from the first line of the standard input')
    .action(async (name: string, { tenant, stdin }: { tenant?: string; stdin?: boolean }) => {
      const userId = userIdOf(name, tenant);
      const password = stdin ? await readFirstLine(process.stdin) : await askPassword();
      checkLength(password);
      const changed = await setPassword(await openDatabase(), userId, password);
      if (!changed) throw new StartupError(`There is no ${userId}: see "staff export" for who is there.`);
      process.stdout.write(`${userId} has the new password and is signed out everywhere.\n`);
    });
}

function userIdOf(name: string, tenant: string | undefined): string {
  const own = /^([^~]+)~.+$/.exec(name)?.[1];
  if (own !== undefined && (tenant === undefined || tenant === own)) return name;
  if (own === undefined && tenant !== undefined) return `${tenant}~${name}`;
  throw new StartupError(
    own === undefined
      ? `Say which organisation ${name} belongs to: add --tenant ID, or write it as ID~${name}.`
      : `${name} belongs to ${own}, not to ${tenant}: leave --tenant out.`,
  );
}

function checkLength(password: string) {
  if (password.length < shortest || password.length > limits.passwordLength) {
    throw new StartupError(
      `A password has ${shortest} to ${limits.passwordLength} characters: choose another.`,
    );
  }
}
