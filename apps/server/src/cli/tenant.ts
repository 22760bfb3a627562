import type { Command } from 'commander';
import { isName } from '@snap/portal-api/rules';
import { StartupError } from '../startup-error.ts';
import { addOrganisation } from '../organisation/add-organisation.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { publish } from '../store/events.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';
import {
  allowedValues,
  isTenantSetting,
  settingMeanings,
  settingsOf,
  type TenantSetting,
  type TenantSettings,
  tenantSettingsSchema,
} from '../tenant-settings.ts';

/** `tenant add ID [--name NAME]`, `tenant list`, `tenant set ID [key=value …]`. */
export function registerTenantCommands(program: Command, openDatabase: () => Promise<Database>): void {
  const tenant = program.command('tenant').description('Organisations');
  tenant
    .command('add <id>')
    .description(
      'Adds an organisation with its defaults: roles, code lists, and the pages of the portal as applications',
    )
    .option('--name <name>', 'its name (default: the id)')
    .action(async (id: string, { name }: { name?: string }) => {
      await addTenant(await openDatabase(), id, name?.trim() || id);
      process.stdout.write(
        [
          `Added ${id}. Next steps:`,
          `  npm run portal -- staff import FILE.csv --tenant ${id}     its people`,
          `  npm run portal -- user password ${id}~USER --must-change   a first password for one of them`,
          `  npm run portal -- user role ${id}~USER admin               its administrator`,
          '',
        ].join('\n'),
      );
    });
  tenant
    .command('list')
    .description('Lists the organisations: id, name, people, creation date')
    .action(async () => listTenants(await openDatabase()));
  tenant
    .command('set <id> [settings...]')
    .description(
      'Changes settings: key=value, key= for the default; without any, lists all settings with value and meaning',
    )
    .action(async (id: string, settings: string[]) => {
      if (settings.length === 0) return listSettings(await openDatabase(), id);
      const held = await decide(await openDatabase(), id, settings);
      for (const [name, value] of Object.entries(held)) process.stdout.write(`${name}=${String(value)}\n`);
    });
}

/**
 * Changes settings of an organisation, all or none; an empty value restores the default. Returns the settings in
 * effect. Throws a StartupError that names the invalid setting.
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
    const unchanged = Object.entries(row.settings).filter(([name]) => !names.has(name));
    const decided = changes.flatMap(({ name, value }) =>
      value === undefined ? [] : [[name, value] as const],
    );
    const settings = Object.fromEntries([...unchanged, ...decided]);
    await tx
      .updateTable('tenant')
      .set({ settings: JSON.stringify(settings) })
      .where('tenant_id', '=', tenantId)
      .execute();
    // Open streams use the old rules, such as the password expiry.
    await publish(tx, { type: 'rules' });
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
  if (!tenantSettingsSchema.shape[name].safeParse(value).success)
    throw new StartupError(`${name} cannot be "${text}": it takes ${allowedValues(name)}.`);
  return { name, value };
}

function asValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}

const unknown = (tenantId: string) => `There is no organisation ${tenantId}: see "tenant add".`;

/** Adds an organisation with its defaults. Throws a StartupError for a duplicate or invalid id. */
async function addTenant(db: Database, tenantId: string, name: string): Promise<void> {
  if (!tenantIdPattern.test(tenantId)) {
    throw new StartupError(
      `"${tenantId}" cannot be an organisation's id: use 1 to 50 letters, digits, ".", "_" or "-", a letter or digit first.`,
    );
  }
  if (!isName(name)) {
    throw new StartupError('A name is one line that shows something: choose another with --name.');
  }
  if (!(await db.tenant(tenantId, (tx) => addOrganisation(tx, { tenantId, name })))) {
    throw new StartupError(`There is an organisation ${tenantId} already: choose another id.`);
  }
}

/** Prints every organisation: id, name, how many people it has, and when it was added. */
async function listTenants(db: Database): Promise<void> {
  const rows = await db.system((tx) =>
    tx
      .selectFrom('tenant as t')
      .select((eb) => [
        't.tenant_id',
        't.name',
        't.created_at',
        eb
          .selectFrom('person as p')
          .select((people) => people.fn.countAll<number>().as('people'))
          .whereRef('p.tenant_id', '=', 't.tenant_id')
          .where('p.kind', '=', 'person')
          .where('p.left_at', 'is', null)
          .as('people'),
      ])
      .orderBy('t.created_at')
      .orderBy('t.tenant_id')
      .execute(),
  );
  for (const { tenant_id, name, people, created_at } of rows) {
    process.stdout.write(
      `${[tenant_id, name, people ?? 0, created_at.toISOString().slice(0, 10)].join('\t')}\n`,
    );
  }
}

/** Prints every setting of an organisation with its value, its default where that differs, and its meaning. */
async function listSettings(db: Database, tenantId: string): Promise<void> {
  if (!tenantIdPattern.test(tenantId)) throw new StartupError(unknown(tenantId));
  const row = await db.tenant(tenantId, (tx) =>
    tx.selectFrom('tenant').select('settings').where('tenant_id', '=', tenantId).executeTakeFirst(),
  );
  if (!row) throw new StartupError(unknown(tenantId));
  const held = settingsOf(tenantId, row.settings);
  const defaults = settingsOf(tenantId, {});
  const lines = Object.keys(held)
    .filter(isTenantSetting)
    .map((name) => {
      const decided = held[name] === defaults[name] ? '' : ` (default ${String(defaults[name])})`;
      return [`${name}=${String(held[name])}`, `${settingMeanings[name]}${decided}`] as const;
    });
  const width = Math.max(...lines.map(([setting]) => setting.length));
  for (const [setting, meaning] of lines) process.stdout.write(`${setting.padEnd(width)}  ${meaning}\n`);
}
