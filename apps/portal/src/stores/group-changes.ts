import { proxy } from 'valtio';

/** How often each group has changed since the portal was opened: whatever shows one asks again. */
export const groupChanges = proxy<{ byId: Record<string, number> }>({ byId: {} });

export function noteGroupChange(groupId: string): void {
  groupChanges.byId[groupId] = (groupChanges.byId[groupId] ?? 0) + 1;
}
