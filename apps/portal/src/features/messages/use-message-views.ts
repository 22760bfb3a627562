import type { MessageView } from '@snap/portal-ui';
import type { Message, Target } from '@snap/portal-api/contract';
import { useSnapshot } from 'valtio';
import { useCatalogue } from '../../errors/catalogue.ts';
import { outgoing } from '../../stores/outgoing.ts';
import { session } from '../../stores/session.ts';
import { targetKey } from '@snap/portal-api/live';
import { threads } from '../../stores/threads.ts';
import { toMessageView, toOutgoingView } from './views.ts';

/** The messages of a conversation: those that the server has, then those on their way, each once. */
export function useMessageViews(target: Target): MessageView[] {
  const { other } = useCatalogue();
  const key = targetKey(target);
  const { userId, userName } = useSnapshot(session);
  const { items } = useSnapshot(outgoing);
  const thread = useSnapshot(threads).byKey[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the very objects: a snapshot leaves what is ref()'d alone
  const messages = (thread?.messages ?? []) as readonly Message[];
  const peerReadSeq = target.type === 'user' ? (thread?.peerReadSeq ?? 0) : 0;
  const stored = messages
    .filter(({ removed }) => !removed)
    .map((message) => toMessageView(message, userId, message.seq <= peerReadSeq));
  const waiting = items.filter((item) => targetKey(item.target) === key);
  if (waiting.length === 0) return stored;
  const known = new Set(messages.map(({ clientMsgId }) => clientMsgId));
  return [
    ...stored,
    ...waiting
      .filter(({ clientMsgId }) => !known.has(clientMsgId))
      .map((item) =>
        toOutgoingView(item, { id: userId, name: userName }, item.failure && (item.failure.msg ?? other)),
      ),
  ];
}
