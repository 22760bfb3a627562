import { PortalApiError } from '@snap/portal-api';
import type { DiskItem, MessageBody, SharedFile } from '@snap/portal-api/contract';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import type { StepOutcome } from '@snap/portal-ui/hooks';
import { failureText } from '@snap/portal-api/errors';
import { diskApi } from '../../disk-api.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { messagesApi } from '../../messages-api.ts';
import { session } from '../../stores/session.ts';

type Shared = Pick<DiskItem, 'id' | 'name'>;

/** The lines of the batch for one target (specification, section 7). */
export function shareParams(
  items: readonly Shared[],
  target: { type: 'person' | 'group'; id: string },
  userId: string,
): SharedFile[] {
  const to = target.type === 'person' ? { user1: userId, user2: target.id } : { groupId: target.id };
  return items.map(({ id, name }) => ({ id, filename: name, ...to }));
}

/** Gives files to one person or group, and then says something about them. */
export async function shareFiles(
  items: readonly DiskItem[],
  target: ForwardTarget,
  note: string,
): Promise<StepOutcome> {
  try {
    const params = JSON.stringify(shareParams(items, target, session.userId));
    const results = await diskApi.share({ params });
    const refused = results.find(({ errcode }) => errcode !== '0');
    if (refused) return { ok: false, message: refused.errmsg };
    if (note.trim() !== '') await say(target, note.trim());
    return { ok: true };
  } catch (error) {
    const message = error instanceof PortalApiError ? failureText(error, activeCatalogue()) : undefined;
    return { ok: false, message };
  }
}

async function say(target: ForwardTarget, msg: string): Promise<void> {
  const body: MessageBody = { msg, clientMsgId: crypto.randomUUID() };
  const message = JSON.stringify(body);
  const sender = session.userId;
  if (target.type === 'person') await messagesApi.sendToUser({ sender, recipient: target.id, message });
  else await messagesApi.sendToGroup({ sender, groupId: target.id, message });
}
