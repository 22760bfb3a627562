import { limits, type Target } from '@snap/portal-api/contract';
import { targetKey } from '@snap/portal-api/live';
import { cutToCodePoints } from '@snap/portal-api/rules';
import { inOrder } from '@snap/portal-messaging';
import type { PersonView } from '@snap/portal-ui/views';
import { directoryApi } from '../../shell-apis.ts';
import { messaging } from '../../live/messaging.ts';
import { selfView, toPersonView } from '../../stores/person-view-models.ts';
import { session } from '../../stores/session.ts';
import { matchingMembers, memberSource } from '../groups/member-source.ts';

/** Most people who are offered. */
const MAX_SENDERS = 50;

type SenderSource = (query: string, signal: AbortSignal) => Promise<readonly PersonView[]>;
const sources = new Map<string, SenderSource>();

/** People whose messages can be searched for: members of a conversation, or everyone. Returns the same object for each scope. */
export function senderSource(scope: Target | undefined): SenderSource {
  const key = scope ? targetKey(scope) : '';
  const known = sources.get(key);
  if (known) return known;
  const source = scope ? membersOf({ ...scope }) : everyone;
  sources.set(key, source);
  return source;
}

const matching = (people: readonly PersonView[], query: string) =>
  matchingMembers(people.map(toMember), query);
const toMember = ({ position, ...person }: PersonView) => ({ ...person, ...(position && { position }) });

function membersOf({ type, id }: Target): SenderSource {
  if (type === 'user') {
    return (query) => {
      const line = messaging.conversations.state.byKey[targetKey({ type, id })];
      const peer =
        line && id !== session.userId
          ? [toPersonView({ id, name: line.name, avatarVersion: line.avatarVersion })]
          : [];
      return Promise.resolve(matching([...peer, selfView()], query));
    };
  }
  const others = memberSource(id);
  return async (query, signal) => [...matching([selfView()], query), ...(await others(query, signal))];
}

const everyone: SenderSource = async (query, signal) => {
  if (query.trim() === '') {
    const recent = inOrder(messaging.conversations.state.byKey).flatMap(({ target, name, avatarVersion }) =>
      target.type === 'user' && target.id !== session.userId && name !== ''
        ? [toPersonView({ id: target.id, name, avatarVersion })]
        : [],
    );
    return [selfView(), ...recent.slice(0, MAX_SENDERS)];
  }
  const text = cutToCodePoints(query.trim(), limits.queryLength);
  const { users } = await directoryApi.search({ query: text }, { signal });
  const found = users.map(toPersonView);
  return [...matching([selfView()], query), ...found.filter(({ id }) => id !== session.userId)];
};
