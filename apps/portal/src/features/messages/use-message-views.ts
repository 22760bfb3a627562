import { PortalApiError } from '@snap/portal-api';
import { failureText, type Catalogue } from '@snap/portal-api/errors';
import type { OutboxRecord } from '../../stores/outbox-storage.ts';
import type { MessageView, PinnedMessageView } from '@snap/portal-ui';
import type { Message, PinnedMessage, Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { conversations } from '../../stores/conversations.ts';
import { outgoing } from '../../stores/outgoing.ts';
import { pinned } from '../../stores/pinned.ts';
import { pictureOf } from '../../stores/pictures.ts';
import { session } from '../../stores/session.ts';
import { threads } from '../../stores/threads.ts';
import { messageUploads } from '../../stores/message-uploads.ts';
import { groupMembers } from '../groups/members.ts';
import { lineOf, toMessageView, toOutgoingView } from './message-views.ts';

/** The messages of a conversation: those that the server has, then those on their way, each once; and what is pinned. */
export function useMessageViews(target: Target): {
  messages: MessageView[];
  pinned: PinnedMessageView[];
} {
  const catalogue = useCatalogue();
  const key = targetKey(target);
  const { userId, userName } = useSnapshot(session);
  const { items } = useSnapshot(outgoing);
  const { byId: progress } = useSnapshot(messageUploads);
  const thread = useSnapshot(threads).byKey[key];
  const members = useSnapshot(groupMembers).byId[target.id]?.list;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the very objects: a snapshot leaves what is ref()'d alone
  const list = (thread?.messages ?? []) as readonly Message[];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const above = (useSnapshot(pinned).byKey[key] ?? []) as readonly PinnedMessage[];

  const names = new Map(members?.map(({ id, name }) => [id, name]));
  for (const { sender, senderName } of list) names.set(sender, senderName);
  names.set(userId, userName);
  const peer = useSnapshot(conversations).byKey[key]?.avatarVersion;
  // Of people who are not in the group any more, the picture of their last message.
  const pictures = new Map(list.map(({ sender, senderAvatar }) => [sender, senderAvatar]));
  for (const { id, avatarVersion } of members ?? []) pictures.set(id, avatarVersion);
  if (target.type === 'user') pictures.set(target.id, peer);
  const reader = {
    me: userId,
    nameOf: (id: string) => names.get(id),
    pictureOf: (id: string) => pictureOf({ type: 'user', id }, pictures.get(id)),
    peerReadSeq: target.type === 'user' ? (thread?.peerReadSeq ?? 0) : 0,
    pinnedIds: new Set(above.map(({ message }) => message.id)),
  };
  const stored = list.filter(({ removed }) => !removed).map((message) => toMessageView(message, reader));
  // Ids of clients are unique per sender only.
  const known = new Set(list.flatMap(({ sender, clientMsgId }) => (sender === userId ? clientMsgId : [])));
  const waiting = items.filter(
    (item) =>
      targetKey(item.target) === key &&
      !known.has(item.clientMsgId) &&
      // Below a place in the history stands only what has just been sent, and leads to the end.
      !(thread?.hasMoreAfter && item.state === 'failed'),
  );
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

/** The reason of a refused message, in the current language, worded like other failures. */
function refusalText(
  { status, ...failure }: NonNullable<OutboxRecord['failure']>,
  catalogue: Catalogue,
): string {
  const kind = status === undefined ? ('business' as const) : ('http' as const);
  return failureText(new PortalApiError('send', { kind, status, ...failure, shown: true }), catalogue);
}
