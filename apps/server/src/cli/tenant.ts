import type { Command } from 'commander';
import { StartupError } from '../startup-error.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database.ts';
import { tenantIdPattern } from '../store/tenant-id.ts';

/** `tenant add ID [--name NAME]`. */
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
}

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
