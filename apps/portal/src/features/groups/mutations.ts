import { reportError } from '../../errors/report.ts';
import { groupsApi } from '../../page-apis.ts';
import { dismissedAnnouncements } from '../../stores/dismissed-announcements.ts';
import { invalidate } from '../../queries/query-client.ts';
import { messaging } from '../../live/messaging.ts';

/** Takes a step; answers whether it was taken. A refusal is told in a toast. */
async function attempt(groupId: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
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

/** Takes the bar of an announcement away on all devices of the current user; a failure brings it back. */
export async function dismissAnnouncement(groupId: string, announcementId: string): Promise<void> {
  dismissedAnnouncements.byId[announcementId] = true;
  const done = await attempt(groupId, () => groupsApi.dismissNotice({ groupId, announcementId }));
  if (!done) delete dismissedAnnouncements.byId[announcementId];
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
