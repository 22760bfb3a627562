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

/** Gives a group another name; the recent list shows it. */
export const rename = (groupId: string, name: string) =>
  attempt(groupId, async () => {
    await groupsApi.update({ groupId, name });
    await messaging.conversations.load();
  });

/** Rewrites what a group is for. */
export const introduce = (groupId: string, introduction: string) =>
  attempt(groupId, () => groupsApi.update({ groupId, introduction }));

/** Puts up the announcement; an empty text takes it down. */
export const announce = (groupId: string, announcement: string) =>
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

/** Closes a topic group, or opens it again (decision F1). */
export const setGroupClosed = (groupId: string, closed: boolean) =>
  attempt(groupId, async () => {
    await groupsApi.close({ groupId, closed });
    await messaging.conversations.load();
  });

/** Takes somebody out of a group. */
export const removeMember = (groupId: string, userId: string) =>
  attempt(groupId, () => groupsApi.removeMembers({ groupId, personIds: [userId] }));

/** Hands a group over. */
export const transfer = (groupId: string, ownerId: string) =>
  attempt(groupId, () => groupsApi.transfer({ groupId, ownerId }));
