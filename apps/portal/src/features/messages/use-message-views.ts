import { PortalApiError } from '@snap/portal-api';
import { failureText, type Catalogue } from '@snap/portal-api/errors';
import type { Refusal } from '@snap/portal-messaging';
import { useConversation, useHistory, useOutboxItems, usePinned } from '@snap/portal-messaging/react';
import type { MessageView, PinnedMessageView } from '@snap/portal-ui/message-list';
import type { Target } from '@snap/portal-api/contract';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { messaging } from '../../live/messaging.ts';
import { preferences } from '../../stores/preferences.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { session } from '../../stores/session.ts';
import { membersQuery } from '../groups/queries.ts';
import { lineOf, toMessageView, toOutgoingView } from './view-models.ts';

/** The messages of a conversation: the stored ones, then the outbox items, each once; and the pinned ones. */
export function useMessageViews(target: Target): {
  messages: MessageView[];
  pinned: PinnedMessageView[];
} {
  const catalogue = useCatalogue();
  const { userId, userName } = useSnapshot(session);
  const { language } = useSnapshot(preferences);
  const { byId: progress } = useSnapshot(messaging.uploads.state);
  const history = useHistory(messaging, target);
  // Fetched by the conversation.
  const { data: members } = useQuery({ ...membersQuery(target.id), enabled: false });
  const list = history?.messages ?? [];
  const above = usePinned(messaging, target);
  const items = useOutboxItems(messaging, target, list);

  const names = new Map(members?.map(({ id, name }) => [id, name]));
  for (const { sender, senderName } of list) names.set(sender, senderName);
  names.set(userId, userName);
  const peer = useConversation(messaging, target)?.avatarVersion;
  // Former members have the avatar of their last message.
  const avatars = new Map<string, string | undefined>();
  // A new system message names no avatar.
  for (const { sender, senderAvatar } of list)
    if (senderAvatar !== undefined) avatars.set(sender, senderAvatar);
  for (const { id, avatarVersion } of members ?? []) avatars.set(id, avatarVersion);
  if (target.type === 'user') avatars.set(target.id, peer);
  const reader = {
    me: userId,
    nameOf: (id: string) => names.get(id),
    avatarUrlOf: (id: string) => avatarUrlOf({ type: 'user', id }, avatars.get(id)),
    peerReadSeq: target.type === 'user' ? (history?.peerReadSeq ?? 0) : 0,
    pinnedIds: new Set(above.map(({ message }) => message.id)),
    language,
  };
  const stored = list.filter(({ removed }) => !removed).map((message) => toMessageView(message, reader));
  // At an earlier place in the history only items that are being sent are shown, not failed ones.
  const waiting = items.filter((item) => !(history?.hasMoreAfter && item.state === 'failed'));
  return {
    messages: [
      ...stored,
      ...waiting.map((item) =>
        toOutgoingView(
          item,
          { id: userId, name: userName },
          item.failure && refusalText(item.failure, catalogue),
          progress[item.clientMsgId],
        ),
      ),
    ],
    pinned: above.map(({ message }) => ({
      id: message.id,
      seq: message.seq,
      senderName: message.senderName,
      text: lineOf(message),
    })),
  };
}

/** The reason of a refused message, in the active language. */
function refusalText({ status, ...failure }: Refusal, catalogue: Catalogue): string {
  const kind = status === undefined ? ('business' as const) : ('http' as const);
  return failureText(new PortalApiError('send', { kind, status, ...failure, shown: true }), catalogue);
}
