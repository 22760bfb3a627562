import { PortalApiError } from '@snap/portal-api';
import type { DiskItem } from '@snap/portal-api/contract';
import type { Forwarding } from '@snap/portal-messaging';
import type { ForwardTarget } from '@snap/portal-ui/forward-dialog';
import type { MutationResult } from '@snap/portal-ui/hooks';
import { failureText } from '@snap/portal-api/errors';
import { diskApi } from '../../page-apis.ts';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { basePath } from '../../navigation/guard.ts';
import { pagePaths } from '../../navigation/page-paths.ts';
import type { ForwardedItem } from '../../stores/forwarding.ts';
import { session } from '../../stores/session.ts';
import { forwardings, targetOf } from '../forwarding/forwardings.ts';
import type { DiskArea } from './place.ts';

/** Items that get a message each; the others are counted in a last message. */
const MAX_CARDS = 20;

/**
 * The messages of a share: a card for each item, the first one with the note, then a line that leads to the others.
 *
 * @param portal Address of the portal, with its trailing slash.
 */
export function shareMessages(items: readonly DiskItem[], note: string, portal: string): ForwardedItem[] {
  const cards = items.slice(0, MAX_CARDS).map((item, index): ForwardedItem => ({
    text: index === 0 ? note.trim() : '',
    file: {
      id: item.id,
      name: item.name,
      size: item.size,
      isImage: item.image !== undefined,
      ...(item.kind === 'folder' ? { folder: true as const } : {}),
    },
  }));
  const others = items.length - cards.length;
  if (others === 0) return cards;
  const search = new URLSearchParams({ area: 'shared' satisfies DiskArea });
  return [...cards, { text: `+${others}\n${portal}${pagePaths.networkDisk.slice(1)}?${search.toString()}` }];
}

/** Files that are shared with one note. The messages keep their ids, so that a retry sends none twice. */
export interface Sharing {
  items: readonly DiskItem[];
  messages: Forwarding;
}

export function startSharing(items: readonly DiskItem[], note: string): Sharing {
  return { items, messages: forwardings.start(shareMessages(items, note, location.origin + basePath)) };
}

/** Shares files with one person or group, and posts them to the conversation. */
export async function shareFiles(
  { items, messages }: Sharing,
  target: ForwardTarget,
): Promise<MutationResult> {
  try {
    const to = { type: target.type === 'person' ? 'user' : 'group', id: target.id } as const;
    const results = await diskApi.share({
      sender: session.userId,
      files: items.map(({ id, name }) => ({ fileId: id, name, target: to })),
    });
    const refusal = results.find((result) => result.refusal)?.refusal;
    if (refusal) return { ok: false, message: refusal.message };
    await messages.to(targetOf(target), '');
    return { ok: true };
  } catch (error) {
    const message = error instanceof PortalApiError ? failureText(error, activeCatalogue()) : undefined;
    return { ok: false, message };
  }
}
