import { messaging } from '../../live/messaging.ts';
import { invalidate } from '../../queries/query-client.ts';
import { userAvatarUrl } from '../../shell-apis.ts';
import { session } from '../../stores/session.ts';

/**
 * Shows another avatar of the user wherever they are shown: lists and the avatars of groups have the old one.
 * @param version Empty: there is none any more.
 */
export function showOwnAvatar(version: string): void {
  session.avatarUrl = userAvatarUrl(session.userId, version) ?? '';
  void messaging.conversations.load();
  invalidate('directory');
  invalidate('groups');
}
