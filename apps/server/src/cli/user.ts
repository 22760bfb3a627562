import type { Command } from 'commander';
import {
  checkPassword,
  passwordLengths,
  passwordParts,
  passwordSpecials,
  type PasswordPart,
} from '@snap/portal-api/rules';
import { setDisabled, setPassword, setSecondFactorOff } from '../areas/account/index.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from '../store/database.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';
import { promptPassword, readFirstLine } from './prompt.ts';
import { changeRole, listUsers } from './user-roles.ts';

const needs: Record<PasswordPart, string> = {
  uppercase: 'a capital letter',
  lowercase: 'a small letter',
  digit: 'a digit',
  special: `one of ${passwordSpecials}`,
  minLength: `at least ${passwordLengths.min} characters`,
  maxLength: `at most ${passwordLengths.max} characters`,
};

interface PasswordOptions {
  tenant?: string;
  stdin?: boolean;
  mustChange?: boolean;
}

interface RoleOptions {
  tenant?: string;
  remove?: boolean;
}

/** `user list`, `user role USER ROLE [--remove]`, `user password USER [--stdin] [--must-change]`, `user second-factor USER --remove`, `user disable USER`, `user enable USER`. */
export function registerUserCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const user = program.command('user').description('People');
  user
    .command('password <user>')
    .description('Sets the password of a person and ends their sessions')
    .option('--tenant <id>', 'their organisation, unless USER is tenant~user')
    .option('--stdin', 'read the password from the first line of the standard input')
    .option('--must-change', 'they must change it at the next sign-in')
    .action(async (name: string, options: PasswordOptions) => {
      const { tenant, stdin, mustChange } = options;
      const userId = userIdOf(name, tenant);
      const password = stdin ? await readFirstLine(process.stdin) : await promptPassword();
      refuseWeak(password);
      const changed = await setPassword(await openDatabase(), userId, password, mustChange);
      if (!changed) throw unknownUser(userId);
      process.stdout.write(`${userId} has the new password and is signed out everywhere.\n`);
    });
  user
    .command('role <user> <role>')
    .description('Grants a role, from the next request on; admin administers the organisation')
    .option('--tenant <id>', 'their organisation, unless USER is tenant~user')
    .option('--remove', 'revokes the role')
    .action(async (name: string, roleId: string, { tenant, remove = false }: RoleOptions) => {
      const userId = userIdOf(name, tenant);
      await changeRole(await openDatabase(), { userId, roleId, remove });
      process.stdout.write(`${userId} ${remove ? 'no longer has' : 'has'} the role ${roleId}.\n`);
    });
  user
    .command('second-factor <user>')
    .description('Removes the second factor of a person who has lost the phone and the recovery codes')
    .requiredOption('--remove', 'to say so')
    .option('--tenant <id>', 'their organisation, unless USER is tenant~user')
    .action(async (name: string, { tenant }: { tenant?: string }) => {
      const userId = userIdOf(name, tenant);
      const removed = await setSecondFactorOff(await openDatabase(), userId);
      if (removed === undefined) throw unknownUser(userId);
      process.stdout.write(`${userId} ${removed ? 'signs in without a second factor now' : 'has none'}.\n`);
    });
  user
    .command('list')
    .description('Lists the people of an organisation: user id, name, state, roles')
    .requiredOption('--tenant <id>', 'the organisation')
    .option('--role <role>', 'only those who have this role')
    .action(async ({ tenant, role }: { tenant: string; role?: string }) => {
      if (!tenantIdPattern.test(tenant))
        throw new StartupError(`There is no organisation ${tenant}: see "tenant list".`);
      await listUsers(await openDatabase(), { tenantId: tenant, roleId: role });
    });
  for (const [command, description, disabled, done] of [
    ['disable <user>', 'Disables an account and ends its sessions', true, 'can no longer sign in'],
    ['enable <user>', 'Enables an account', false, 'can sign in'],
  ] as const) {
    user
      .command(command)
      .description(description)
      .option('--tenant <id>', 'their organisation, unless USER is tenant~user')
      .action(async (name: string, { tenant }: { tenant?: string }) => {
        const userId = userIdOf(name, tenant);
        if (!(await setDisabled(await openDatabase(), userId, disabled))) throw unknownUser(userId);
        process.stdout.write(`${userId} ${done}.\n`);
      });
  }
}

const unknownUser = (userId: string) =>
  new StartupError(`There is no ${userId}: see "user list" for who is there.`);

function userIdOf(name: string, tenant: string | undefined): string {
  const own = /^([^~]+)~.+$/.exec(name)?.[1];
  const said = own ?? tenant;
  if (said !== undefined && !tenantIdPattern.test(said)) {
    throw new StartupError(`There is no organisation ${said}: see "tenant list".`);
  }
  if (own !== undefined && (tenant === undefined || tenant === own)) return name;
  if (own === undefined && tenant !== undefined) return `${tenant}~${name}`;
  throw new StartupError(
    own === undefined
      ? `Say which organisation ${name} belongs to: add --tenant ID, or write it as ID~${name}.`
      : `${name} belongs to ${own}, not to ${tenant}: leave --tenant out.`,
  );
}

/** The same password rule as for users (A9, A10). */
function refuseWeak(password: string) {
  const fulfilled = checkPassword(password);
  const missing = passwordParts.filter((part) => !fulfilled[part]).map((part) => needs[part]);
  if (missing.length > 0) throw new StartupError(`The password needs ${missing.join(', ')}: choose another.`);
}
