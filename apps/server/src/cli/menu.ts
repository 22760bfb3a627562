import { fieldErrors, inputSentence, menuEntries, type MenuEntryInput } from '@snap/portal-api/contract';
import type { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { readMenu, setMenu } from '../areas/administration/index.ts';
import { Refusal } from '../http/refusal.ts';
import { StartupError } from '../startup-error.ts';
import type { Database, Tx } from '../store/database.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';

/** What `menu export` writes and `menu import` reads. */
const menuFile = z.strictObject({ entries: menuEntries });

interface Options {
  tenant: string;
}

/** `menu export` and `menu import`: the menu of an organisation as JSON. */
export function registerMenuCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const menu = program.command('menu').description('The menu of an organisation');
  menu
    .command('export')
    .description('Writes the menu as JSON; the pages of the portal where the organisation has arranged none')
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async ({ tenant }: Options) => {
      const { entries } = await within(await openDatabase(), tenant, (tx) => readMenu(tx, tenant));
      const file = { entries: entries.map((entry) => ({ ...entry, hidden: entry.hidden === 1 })) };
      process.stdout.write(`${JSON.stringify(file, undefined, 2)}\n`);
    });
  menu
    .command('import <file>')
    .description('Replaces the menu by that of a file, all or nothing; - reads from the standard input')
    .requiredOption('--tenant <id>', 'the organisation')
    .action(async (file: string, { tenant }: Options) => {
      const entries = readEntries(file, await contentOf(file));
      await within(await openDatabase(), tenant, async (tx) => {
        try {
          await setMenu(tx, { tenantId: tenant }, { entries });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const role = String(error.values['roleId']);
          throw new StartupError(`${tenant} has no role ${role}: nothing was changed.`);
        }
      });
      process.stdout.write(
        entries.length === 0
          ? `${tenant} has the portal's own pages as its menu.\n`
          : `${tenant} has a menu of ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}.\n`,
      );
    });
}

async function contentOf(file: string): Promise<string> {
  try {
    return await readFile(file === '-' ? '/dev/stdin' : file, 'utf8');
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
}

function readEntries(file: string, content: string): MenuEntryInput[] {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    throw new StartupError(`${file} is not JSON: nothing was changed.`);
  }
  const parsed = menuFile.safeParse(value);
  if (parsed.success) return parsed.data.entries;
  const sentences = fieldErrors(menuFile, value).map((error) => inputSentence([error], 'en'));
  throw new StartupError([...sentences, 'Nothing was changed.'].join('\n'));
}

async function within<Result>(
  db: Database,
  tenantId: string,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const unknown = `There is no organisation ${tenantId}: see "tenant list".`;
  if (!tenantIdPattern.test(tenantId)) throw new StartupError(unknown);
  return db.tenant(tenantId, async (tx) => {
    const row = await tx
      .selectFrom('tenant')
      .select('tenant_id')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    if (!row) throw new StartupError(unknown);
    return act(tx);
  });
}
