import { codes } from '@snap/portal-api/contract';
import type { ChangingActor } from '../../../actor.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { operates } from '../queries/health.ts';
import { recordChange } from '../record-change.ts';

/** Begins a backup of the installation. Throws 1660, 1661 and 1662. */
export async function backUp(
  services: Pick<Services, 'database' | 'installation'>,
  actor: ChangingActor,
): Promise<void> {
  const { tenantId } = actor;
  const { backups } = services.installation;
  if (!(await operates(services, tenantId))) throw new Refusal(codes.notOperator);
  if (!backups.configured) throw new Refusal(codes.noBackupFolder);
  const begun = await services.database.tenant(tenantId, async (tx) => {
    const next = await backups.start(tx, actor.userId);
    if (!next) throw new Refusal(codes.backupRunning);
    await recordChange(tx, actor, { action: 'backup-started', after: { folder: next.folder } });
    return next;
  });
  begun.run();
}
