import type { Command } from 'commander';
import { StartupError } from '../startup-error.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { appendEvents } from '../store/events.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';
import {
  isTenantSetting,
  settingsOf,
  type TenantSetting,
  type TenantSettings,
  tenantSettingsSchema,
} from '../tenant-settings.ts';

/** `tenant add ID [--name NAME]`, `tenant set ID key=value …`. */
export function registerTenantCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const tenant = program.command('tenant').description('Organisations');
  tenant
    .command('add <id>')
    .description('Adds an organisation')
    .option('--name <name>', 'its name; the id when left out')
    .action(async (id: string, { name }: { name?: string }) => {
      await addTenant(await openDatabase(), id, name?.trim() || id);
      process.stdout.write(
        `Added ${id}. Its people come next: npm run portal -- staff import FILE.csv --tenant ${id}\n`,
      );
    });
  tenant
    .command('set <id> <settings...>')
    .description('Decides something for an organisation: key=value, key= for the default')
    .action(async (id: string, settings: string[]) => {
      const held = await decide(await openDatabase(), id, settings);
      for (const [name, value] of Object.entries(held)) process.stdout.write(`${name}=${String(value)}\n`);
    });
}

/**
 * Decides settings of an organisation, all or none; an empty value goes back to the default. Returns what holds now.
 * Throws a StartupError that says what cannot be decided.
 */
async function decide(db: Database, tenantId: string, pairs: readonly string[]): Promise<TenantSettings> {
  const changes = pairs.map(readPair);
  if (!tenantIdPattern.test(tenantId)) throw new StartupError(unknown(tenantId));
  return db.tenant(tenantId, async (tx) => {
    const row = await tx
      .selectFrom('tenant')
      .select('settings')
      .where('tenant_id', '=', tenantId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new StartupError(unknown(tenantId));
    const names = new Set<string>(changes.map(({ name }) => name));
    const kept = Object.entries(row.settings).filter(([name]) => !names.has(name));
    const decided = changes.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const settings = Object.fromEntries([...kept, ...decided]);
    await tx
      .updateTable('tenant')
      .set({ settings: JSON.stringify(settings) })
      .where('tenant_id', '=', tenantId)
      .execute();
    // Streams were opened under the old rules, such as how long a password lasts.
    await appendEvents(tx, tenantId, [{ type: 'rules' }]);
    await recordAudit(tx, { tenantId, action: 'tenant-set', detail: { names: [...names].join(' ') } });
    return settingsOf(tenantId, settings);
  });
}

function readPair(pair: string): { name: TenantSetting; value: unknown } {
  const [name = '', text = ''] = pair.split(/=(.*)/s);
  if (!isTenantSetting(name) || !pair.includes('=')) {
    const names = Object.keys(tenantSettingsSchema.shape).join(', ');
    throw new StartupError(`"${pair}" decides nothing: write key=value with one of ${names}.`);
  }
  if (text.trim() === '') return { name, value: undefined };
  const value = asValue(text.trim());
  const { success, error } = tenantSettingsSchema.shape[name].safeParse(value);
  if (!success) throw new StartupError(`${name} cannot be "${text}": ${error.issues[0]?.message ?? 'no'}.`);
  return { name, value };
}

function asValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

const unknown = (tenantId: string) => `There is no organisation ${tenantId}: see "tenant add".`;

/** Adds an organisation. Throws a StartupError when the id is taken or is no id. */
async function addTenant(db: Database, tenantId: string, name: string): Promise<void> {
  if (!tenantIdPattern.test(tenantId)) {
    throw new StartupError(
      `"${tenantId}" cannot be an organisation's id: use 1 to 50 letters, digits, ".", "_" or "-", a letter or digit first.`,
    );
  }
  await db.tenant(tenantId, async (tx) => {
    const added = await tx
      .insertInto('tenant')
      .values({ tenant_id: tenantId, name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows === 0n) {
      throw new StartupError(`There is an organisation ${tenantId} already: choose another id.`);
    }
    await recordAudit(tx, { tenantId, action: 'tenant-added' });
  });
}
