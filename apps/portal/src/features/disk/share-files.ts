import { PortalApiError } from '@snap/portal-api';
import type { DiskItem } from '@snap/portal-api/contract';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import type { StepOutcome } from '@snap/portal-ui/hooks';
import { failureText } from '@snap/portal-api/errors';
import { diskApi } from '../../disk-api.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { messagesApi } from '../../messages-api.ts';
import { session } from '../../stores/session.ts';

/** Gives files to one person or group, and then says something about them. */
export async function shareFiles(
  items: readonly DiskItem[],
  target: ForwardTarget,
  note: string,
): Promise<StepOutcome> {
  try {
    const to = { type: target.type === 'person' ? 'user' : 'group', id: target.id } as const;
    const results = await diskApi.share({
      sender: session.userId,
      files: items.map(({ id, name }) => ({ fileId: id, name, target: to })),
    });
    const refusal = results.find((result) => result.refusal)?.refusal;
    if (refusal) return { ok: false, message: refusal.message };
    if (note.trim() !== '') await say(target, note.trim());
    return { ok: true };
  } catch (error) {
    const message = error instanceof PortalApiError ? failureText(error, activeCatalogue()) : undefined;
    return { ok: false, message };
  }
}

async function say(target: ForwardTarget, text: string): Promise<void> {
  const message = { text, clientMsgId: crypto.randomUUID() };
  const sender = session.userId;
  if (target.type === 'person') await messagesApi.sendToUser({ sender, recipient: target.id, message });
  else await messagesApi.sendToGroup({ sender, groupId: target.id, message });
}
