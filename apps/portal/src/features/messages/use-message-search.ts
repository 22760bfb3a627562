import type { FirstMember, Message, Target } from '@snap/portal-api/contract';
import { limits } from '@snap/portal-api/contract';
import { cutToCodePoints } from '@snap/portal-api/rules';
import type { MessageSearchFilters } from '@snap/portal-ui/message-search';
import { pagedListOptions, usePagedList } from '../../queries/paged-list.ts';
import { pagedStatus } from '../../queries/status.ts';
import { messagesApi } from '../../shell-apis.ts';
import { useSettled } from '../use-settled.ts';

/** Milliseconds without a change before the request. */
const settle = 250;

export interface FoundMessage {
  /** Of the message. */
  id: string;
  message: Message;
  /** Of its conversation. */
  name: string;
  avatarVersion?: string;
  firstMembers?: readonly FirstMember[];
}

/** Days in the reader's own zone, both included, as the call takes them: milliseconds, both included. */
function filtersOf({ kind, person, from, to }: MessageSearchFilters) {
  const end = to === undefined ? undefined : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    ...(kind && { kind }),
    ...(person && { sender: person.id }),
    ...(from !== undefined && { from: new Date(`${from}T00:00`).getTime() }),
    ...(end && { to: end.getTime() - 1 }),
  };
}

function messageSearchQuery(query: string, scope: Target | undefined, filters: MessageSearchFilters) {
  const among = scope ? { type: scope.type, targetId: scope.id } : {};
  const input = { query, ...among, ...filtersOf(filters) };
  return pagedListOptions<FoundMessage>({
    queryKey: ['messages', 'search', input],
    fetchPage: async (page, signal) => {
      const { found, hasMore } = await messagesApi.search({ ...input, page }, { signal });
      return { items: found.map((one) => ({ id: one.message.id, ...one })), more: hasMore };
    },
    volatile: true,
  });
}

/** Finds messages by a part of their text, in one conversation or in all of the user's (decision B8). */
export function useMessageSearch(typed: string, scope: Target | undefined, filters: MessageSearchFilters) {
  const query = cutToCodePoints(typed.trim(), limits.queryLength);
  const requested = query && JSON.stringify([query, filters]);
  const waits = useSettled(requested, settle) !== requested;
  const list = usePagedList({
    ...messageSearchQuery(query, scope, filters),
    enabled: query !== '' && !waits,
  });
  return {
    query,
    /** `idle` while there is no query. */
    status:
      query === '' ? ('idle' as const) : waits ? ('loading' as const) : pagedStatus(list.status, list.error),
    results: query === '' || waits ? [] : list.items,
    hasMore: list.hasMore && !waits,
    loadMore: list.loadMore,
    retry: list.retry,
  };
}
