import { reportError } from '../../errors/report.ts';
import { groupsApi } from '../../page-apis.ts';
import { invalidate, queryClient } from '../../queries/query-client.ts';
import { messaging } from '../../live/messaging.ts';
import { groupQuery } from './queries.ts';

/** Runs a mutation of a group and refetches the group. A failure shows in a toast. Returns whether it succeeded. */
async function attempt(groupId: string, request: () => Promise<unknown>): Promise<boolean> {
  try {
    await request();
    invalidate('groups', groupId);
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Renames a group, also in the conversation list. */
export const renameGroup = (groupId: string, name: string) =>
  attempt(groupId, async () => {
    await groupsApi.update({ groupId, name });
    await messaging.conversations.load();
  });

export const setIntroduction = (groupId: string, introduction: string) =>
  attempt(groupId, () => groupsApi.update({ groupId, introduction }));

/** Sets the announcement. An empty text removes it. */
export const setAnnouncement = (groupId: string, announcement: string) =>
  attempt(groupId, () => groupsApi.setNotice({ groupId, announcement }));

/** Dismisses an announcement on all devices of the user. Optimistic: a failure shows it again. */
export async function dismissAnnouncement(groupId: string, announcementId: string): Promise<void> {
  const { queryKey } = groupQuery(groupId);
  const setDismissed = (dismissed: boolean) =>
    queryClient.setQueryData(queryKey, (group) =>
      group?.announcement?.id === announcementId
        ? { ...group, announcement: { ...group.announcement, dismissed } }
        : group,
    );
  void queryClient.cancelQueries({ queryKey });
  setDismissed(true);
  const done = await attempt(groupId, () => groupsApi.dismissNotice({ groupId, announcementId }));
  if (!done) setDismissed(false);
}

/** Closes a topic group, or reopens it (decision F1). */
export const setGroupClosed = (groupId: string, closed: boolean) =>
  attempt(groupId, async () => {
    await groupsApi.close({ groupId, closed });
    await messaging.conversations.load();
  });

export const removeMember = (groupId: string, userId: string) =>
  attempt(groupId, () => groupsApi.removeMembers({ groupId, personIds: [userId] }));

export const transferGroup = (groupId: string, ownerId: string) =>
  attempt(groupId, () => groupsApi.transfer({ groupId, ownerId }));
