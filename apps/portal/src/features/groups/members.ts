import { limits, type GroupMember } from '@snap/portal-api/contract';
import { proxy, ref } from 'valtio';
import { groupsApi } from '../../groups-api.ts';
import { retryOnReconnect } from '../../stores/retry-on-reconnect.ts';

export interface Members {
  status: 'loading' | 'ready' | 'error';
  /** Replaced as a whole. */
  list: readonly GroupMember[];
}

/** Who is in the groups that were looked at. */
export const groupMembers = proxy<{ byId: Record<string, Members> }>({ byId: {} });

/** For each group, the fetch that counts: an older answer is older. */
const latest = new Map<string, symbol>();

/** Fetches everyone in a group; what is known shows until then. A load without a network is repeated when it is back. */
export async function loadMembers(groupId: string): Promise<void> {
  const mark = Symbol(groupId);
  latest.set(groupId, mark);
  groupMembers.byId[groupId] ??= { status: 'loading', list: ref([]) };
  const set = (change: Partial<Members>) => {
    const known = groupMembers.byId[groupId];
    if (known && latest.get(groupId) === mark) Object.assign(known, change);
  };
  try {
    const list: GroupMember[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await groupsApi.members({ groupId, page, size: limits.memberPageMax });
      list.push(...answer.members);
      if (answer.members.length < limits.memberPageMax || list.length >= answer.total) break;
    }
    set({ status: 'ready', list: ref(list) });
  } catch (error) {
    if (groupMembers.byId[groupId]?.status === 'loading') set({ status: 'error' });
    if (latest.get(groupId) === mark) {
      retryOnReconnect(`members:${groupId}`, error, () => loadMembers(groupId));
    }
  }
}
