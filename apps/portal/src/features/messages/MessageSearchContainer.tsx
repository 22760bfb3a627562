import type { Target } from '@snap/portal-api/contract';
import { conversationOf, targetKey } from '@snap/portal-api/live';
import {
  MessageSearch,
  type FoundMessageView,
  type MessageSearchFilters,
} from '@snap/portal-ui/message-search';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { messaging } from '../../live/messaging.ts';
import { toMarkMembers, toPersonView } from '../../stores/person-view-models.ts';
import { avatarUrlOf } from '../../stores/avatar-url.ts';
import { preferences } from '../../stores/preferences.ts';
import { session } from '../../stores/session.ts';
import { foundMarks } from './found-marks.ts';
import { lineParts } from './view-models.ts';
import { conversationName } from '../../i18n/message-texts/own-conversation.ts';
import { usePlace } from './place.ts';
import { senderSource } from './sender-source.ts';
import { useMessageSearch, type FoundMessage } from './use-message-search.ts';
import { useNow } from '../../hooks/use-now.ts';

/** A text that is one address is a link to the server, and no text. */
const searchedKinds = ['text', 'image', 'file', 'link'] as const;

interface MessageSearchContainerProps {
  query: string;
  onQueryChange: (query: string) => void;
  filters: MessageSearchFilters;
  onFiltersChange: (filters: MessageSearchFilters) => void;
  /** Searches only this conversation. */
  scope?: Target | undefined;
  /** Accessible name where the page has another search; the label of the field by default. */
  name?: string;
  /** Called once a result is opened, with the id of its message. */
  onFollow?: ((id: string) => void) | undefined;
  /** Focuses the field on mount. */
  focused?: boolean;
  /** Shown instead of results while there is no query. */
  children?: ReactNode;
}

/** Finds messages; a result opens its place in the history (decision B8). */
export function MessageSearchContainer({
  query,
  onQueryChange,
  filters,
  onFiltersChange,
  scope,
  name,
  onFollow,
  focused = false,
  children,
}: MessageSearchContainerProps) {
  const { messageSearch: labels } = useLazyLabels('messages');
  const place = usePlace();
  const now = useNow(60_000);
  const { language } = useSnapshot(preferences);
  const search = useMessageSearch(query, scope, filters);
  const found = new Map(search.results.map((one) => [one.message.id, one]));

  function open({ id }: FoundMessageView) {
    const one = found.get(id);
    if (!one) return;
    const target = conversationOf(one.message, session.userId);
    void messaging.history.openAt(target, id);
    place.open(target, id);
    onFollow?.(id);
  }

  return (
    <MessageSearch
      query={query}
      onQueryChange={onQueryChange}
      filters={{
        value: filters,
        onValueChange: onFiltersChange,
        kinds: searchedKinds,
        personSource: senderSource(scope),
      }}
      found={{
        status: search.status,
        results: search.results.map((one) => toFoundView(one, search.query, language)),
        hasMore: search.hasMore,
        onLoadMore: search.loadMore,
        onRetry: search.retry,
      }}
      onOpen={open}
      scoped={scope !== undefined}
      focusOnMount={focused}
      aria-label={name ?? labels.search}
      labels={labels}
      locale={language}
      now={now}
    >
      {children}
    </MessageSearch>
  );
}

function toFoundView(
  { message, name, avatarVersion, firstMembers }: FoundMessage,
  query: string,
  language: string,
): FoundMessageView {
  const me = session.userId;
  const target = conversationOf(message, me);
  const { label, text } = lineParts(message);
  const sender = toPersonView({
    id: message.sender,
    name: message.senderName,
    avatarVersion: message.senderAvatar,
  });
  return {
    id: message.id,
    conversation: {
      id: targetKey(target),
      kind: target.type === 'user' ? 'person' : target.type,
      targetId: target.id,
      name: conversationName(target, name, { me, language }),
      avatarUrl: avatarUrlOf(target, avatarVersion),
      members: toMarkMembers(firstMembers),
    },
    sender,
    own: message.sender === me,
    label,
    text,
    marks: foundMarks(text, query),
    time: message.sendTime,
  };
}
