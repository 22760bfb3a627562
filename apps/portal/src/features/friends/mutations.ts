import { friendsApi } from '../../page-apis.ts';
import { clearUnseenRequests, hasUnseenRequests } from './unseen-requests.ts';

/**
 * Marks all requests as seen: opening the list counts as seeing it (decision D4).
 * @param unread Whether the list shows some that are not marked as seen.
 */
export async function markRequestsSeen(unread: boolean): Promise<void> {
  if (!unread && !hasUnseenRequests()) return;
  try {
    await friendsApi.setReadState({});
    clearUnseenRequests();
  } catch {
    // The badge stays, and opening the list retries.
  }
}
