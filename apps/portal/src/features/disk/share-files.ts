import { PortalApiError } from '@snap/portal-api';
import type { DiskItem } from '@snap/portal-api/contract';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import type { StepOutcome } from '@snap/portal-ui/hooks';
import { failureText } from '@snap/portal-api/errors';
import { diskApi } from '../../disk-api.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { messagesApi } from '../../messages-api.ts';
import { basePath } from '../../navigation/guard.ts';
import { pagePaths } from '../../navigation/page-paths.ts';
import { session } from '../../stores/session.ts';
import type { DiskArea } from './place.ts';

/** Names listed in the message of a share; the others are counted. */
const LISTED_MAX = 5;

/**
 * The message of a share: the note, the names, and the address where the recipients find the items. A link opens them for as
 * long as they are shared, which a file in the message would not (decision 19).
 *
 * @param portal Address of the portal, with its trailing slash.
 */
export function shareMessage(
  items: readonly Pick<DiskItem, 'id' | 'name' | 'kind'>[],
  note: string,
  portal: string,
): string {
  const [only, ...others] = items;
  const search = new URLSearchParams({ area: 'shared' satisfies DiskArea });
  if (only && others.length === 0) search.set(only.kind === 'folder' ? 'folder' : 'file', only.id);
  const names = items.slice(0, LISTED_MAX).map(({ name }) => name);
  if (items.length > LISTED_MAX) names.push(`+${items.length - LISTED_MAX}`);
  const address = `${portal}${pagePaths.networkDisk.slice(1)}?${search.toString()}`;
  return [note.trim(), ...names, address].filter((line) => line !== '').join('\n');
}

/** Gives files to one person or group, and tells them in the conversation. */
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
    await say(target, shareMessage(items, note, location.origin + basePath));
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
