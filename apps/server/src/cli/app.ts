import { type Command, Option } from 'commander';
import { type Language, languages } from '@snap/portal-api/contract';
import { isAppAddress, isIcon, isName } from '@snap/portal-api/rules';
import {
  addApplication,
  appIdPattern,
  appInLanguage,
  headingInLanguage,
  listApplications,
  removeApplication,
  renewSecret,
} from '../areas/applications/index.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from '../store/database.ts';
import { within } from './within.ts';

interface Named {
  tenant: string;
  id: string;
}

interface Added extends Named {
  name: string;
  redirect: string;
  group: string;
  icon: string;
}

/** `app add`, `app list`, `app secret`, `app remove`: applications with access to the open interface (B19). */
export function registerAppCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const app = program.command('app').description('Applications of an organisation');
  const one = (name: string, description: string) =>
    app
      .command(name)
      .description(description)
      .requiredOption('--tenant <id>', 'the organisation')
      .requiredOption('--id <app>', 'its id');

  one('add', 'register an application; prints its secret, once')
    .requiredOption('--name <name>', 'displayed name')
    .requiredOption(
      '--redirect <address>',
      'where it opens: https, http on this machine, or a path of the portal',
    )
    .option('--group <name>', 'heading of its group', '应用')
    .option('--icon <icon>', 'name of an icon, a data: address, or a path of the portal', 'app-window')
    .action(async (options: Added) => {
      checkNew(options);
      const { tenant: tenantId, id: appId, redirect: redirectUri, ...rest } = options;
      const secret = await within(await openDatabase(), tenantId, (tx) =>
        addApplication(tx, { ...rest, tenantId, appId, redirectUri }),
      );
      if (!secret) {
        throw new StartupError(
          `There is an application ${appId} already: "app secret" gives it a new secret.`,
        );
      }
      say(`Added ${appId}.`, ...secretLines(secret));
    });

  app
    .command('list')
    .description('list the applications: id, name, group and address')
    .requiredOption('--tenant <id>', 'the organisation')
    .addOption(
      new Option('--lang <language>', "language of the names of the portal's own pages")
        .choices(languages)
        .default('en'),
    )
    .action(async ({ tenant, lang }: { tenant: string; lang: Language }) => {
      const apps = await within(await openDatabase(), tenant, (tx) => listApplications(tx, tenant));
      for (const { app_id, name, group_name, redirect_uri } of apps) {
        const shown = [appInLanguage(app_id, name, lang), headingInLanguage(group_name, lang)];
        say([app_id, ...shown, redirect_uri].join('\t'));
      }
    });

  one('secret', 'give an application a new secret, which ends the old one and its tokens').action(
    async ({ tenant, id }: Named) => {
      const secret = await within(await openDatabase(), tenant, (tx) => renewSecret(tx, tenant, id));
      if (!secret) throw new StartupError(unknown(tenant, id));
      say(
        `${id} has a new secret; the old one and its tokens are worth nothing now.`,
        ...secretLines(secret),
      );
    },
  );

  one('remove', 'take an application away; what it sent stays readable').action(
    async ({ tenant, id }: Named) => {
      const removed = await within(await openDatabase(), tenant, (tx) => removeApplication(tx, tenant, id));
      if (!removed) throw new StartupError(unknown(tenant, id));
      say(`Removed ${id}.`);
    },
  );
}

/** Maximum length of an application or group name, in characters. */
const longestName = 50;

function checkNew({ id, name, redirect, group, icon }: Added) {
  if (!appIdPattern.test(id)) {
    throw new StartupError(
      `"${id}" cannot be an application's id: use 1 to 50 letters, digits, ".", "_" or "-", a letter or digit first.`,
    );
  }
  for (const [what, text] of [
    ['name', name],
    ['group', group],
  ] as const) {
    if (!isName(text) || text.length > longestName) {
      throw new StartupError(`A ${what} has 1 to ${longestName} characters on one line: choose another.`);
    }
  }
  if (!isAppAddress(redirect)) {
    throw new StartupError(
      `"${redirect}" cannot be opened: use an https address, http on this machine, or a path such as /snap-portal/.`,
    );
  }
  if (!isIcon(icon)) {
    throw new StartupError(
      'An icon is a name such as app-window, a small data:image address, or a path of the portal: choose another.',
    );
  }
}

const unknown = (tenantId: string, appId: string) =>
  `${tenantId} has no application ${appId}: see "app list --tenant ${tenantId}".`;
const secretLines = (secret: string) => [`Secret: ${secret}`, 'It is kept nowhere: note it down now.'];
const say = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
