import type { Command } from 'commander';
import { addScimToken, listScimTokens, removeScimToken } from '../scim/tokens.ts';
import { StartupError } from '../startup-error.ts';
import type { Database } from '../store/database.ts';
import { within } from './within.ts';

interface Of {
  tenant: string;
}

/** Maximum length of a note, in characters. */
const longestNote = 100;

/** `scim-token add`, `scim-token list`, `scim-token remove`: tokens of directory services. */
export function registerScimCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const tokens = program
    .command('scim-token')
    .description('Tokens with which a directory service provisions people (SCIM)');
  const one = (name: string, description: string) =>
    tokens.command(name).description(description).requiredOption('--tenant <id>', 'the organisation');

  one('add', 'make a token; prints it last, once')
    .option('--note <text>', 'what it is for', '')
    .action(async ({ tenant, note }: Of & { note: string }) => {
      if (note.length > longestNote || /\p{Cc}/u.test(note)) {
        throw new StartupError(`A note has at most ${longestNote} characters on one line: choose another.`);
      }
      const { tokenId, token } = await within(await openDatabase(), tenant, (tx) =>
        addScimToken(tx, tenant, note),
      );
      say(`Added token ${tokenId}. It is kept nowhere: note it down now.`, token);
    });

  one('list', 'list the tokens: id, day and note').action(async ({ tenant }: Of) => {
    const listed = await within(await openDatabase(), tenant, (tx) => listScimTokens(tx, tenant));
    for (const { tokenId, createdAt, note } of listed) {
      say([tokenId, createdAt.toISOString().slice(0, 10), note].join('\t'));
    }
  });

  one('remove', 'take a token away: the service is refused from then on')
    .requiredOption('--id <token>', 'its id')
    .action(async ({ tenant, id }: Of & { id: string }) => {
      const removed = await within(await openDatabase(), tenant, (tx) => removeScimToken(tx, tenant, id));
      if (!removed) {
        throw new StartupError(`${tenant} has no token ${id}: see "scim-token list --tenant ${tenant}".`);
      }
      say(`Removed token ${id}.`);
    });
}

const say = (...lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
