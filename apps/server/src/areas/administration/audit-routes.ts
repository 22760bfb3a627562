import { codes, contract } from '@snap/portal-api/contract';
import { Readable } from 'node:stream';
import { fileRoute, route, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import type { Tx } from '../../store/database.ts';
import { unlockAccount } from './commands/unlock-account.ts';
import { auditEntries } from './queries/audit-entries.ts';
import { type AuditFilter, pageOfAudit } from './queries/audit.ts';
import { exportAudit } from './queries/export-audit.ts';
import { readLockedAccounts } from './queries/locked-accounts.ts';
import { requirePerson } from './queries/person.ts';
import { recordChange } from './record-change.ts';

const { administration } = contract;

/** The audit log and locked accounts. */
export function auditRoutes({ database }: Pick<Services, 'database'>): Route[] {
  return [
    route(administration.audit, async ({ actor, input: { cursor, size, ...filter } }) => ({
      code: codes.ok,
      ...(await database.tenant(actor.tenantId, async (tx) => {
        await requirePeople(tx, actor.tenantId, filter);
        const { rows, ...rest } = await pageOfAudit(tx, actor.tenantId, filter, { cursor, size });
        return { entries: await auditEntries(tx, actor, rows), ...rest };
      })),
    })),
    fileRoute(administration.exportAudit, async ({ actor, input: filter }) => {
      const { tenantId } = actor;
      await database.tenant(tenantId, async (tx) => {
        await requirePeople(tx, tenantId, filter);
        await recordChange(tx, actor, { action: 'audit-exported', after: filter });
      });
      return {
        type: 'text/csv; charset=utf-8',
        filename: `${tenantId}-audit.csv`,
        cache: 'no-store',
        open: () => Readable.from(exportAudit(database, actor, filter)),
      };
    }),
    route(administration.lockedAccounts, async ({ actor: { tenantId } }) => ({
      code: codes.ok,
      accounts: await database.tenant(tenantId, (tx) => readLockedAccounts(tx, tenantId)),
    })),
    route(administration.unlockAccount, async ({ actor, input: { personId } }) => {
      await database.tenant(actor.tenantId, (tx) => unlockAccount(tx, actor, personId));
      return { code: codes.ok };
    }),
  ];
}

/** A filter by someone unknown is a mistake, not an empty log. */
async function requirePeople(tx: Tx, tenantId: string, { actorId, personId }: AuditFilter): Promise<void> {
  for (const id of [actorId, personId]) {
    // oxlint-disable-next-line no-await-in-loop -- two at most
    if (id !== undefined) await requirePerson(tx, tenantId, id);
  }
}
