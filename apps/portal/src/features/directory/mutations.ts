import { codes } from '@snap/portal-api/contract';
import { describeFailure, failureText } from '@snap/portal-api/errors';
import type { MutationResult } from '@snap/portal-ui/hooks';
import type { FriendRequestResult } from '@snap/portal-ui/friendship';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { errorCode } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { friendsApi } from '../../page-apis.ts';
import { invalidate } from '../../queries/query-client.ts';
import { showToast } from '../../stores/toasts.ts';

/** The failure as the card shows it; without a text where it is shown elsewhere. */
function refusal(error: unknown): MutationResult {
  const toast = describeFailure(error, activeCatalogue());
  return toast ? { ok: false, message: toast.text } : { ok: false, reported: true };
}

/** Refetches the card of a person and the lists that they are in, after a change of the relationship. */
function refetchRelationship(personId: string): void {
  invalidate('directory', 'person', personId);
  invalidate('directory', 'book');
}

/** Stars a friend, or removes the star. The server's message shows in a toast (specification, section 8; decision D1). */
export async function setStar(personId: string, starred: boolean): Promise<MutationResult> {
  try {
    const { sentence } = await friendsApi.setStar({ personId, starred });
    if (sentence) showToast('success', sentence);
    refetchRelationship(personId);
    return { ok: true, reported: true };
  } catch (error) {
    if (errorCode(error) === codes.notFriends) showToast('warning', failureText(error, activeCatalogue()));
    else reportError(error);
    return { ok: false, reported: true };
  }
}

/** Sends a friend request. A refusal shows in the card, beside its message (decisions A18, D3). */
export async function requestFriend(personId: string, message: string): Promise<FriendRequestResult> {
  try {
    const { relation } = await friendsApi.ask({ personId, ...(message !== '' && { message }) });
    showToast('success', activeCatalogue().friendRequestSent);
    refetchRelationship(personId);
    return { ok: true, relation, reported: true };
  } catch (error) {
    return refusal(error);
  }
}

/** Ends a friendship and refetches the card (specification, sections 4 and 8; decision D2). */
export async function removeFriend(personId: string): Promise<MutationResult> {
  try {
    const { sentence } = await friendsApi.remove({ personId });
    if (sentence) showToast('success', sentence);
    refetchRelationship(personId);
    return { ok: true, reported: sentence !== undefined };
  } catch (error) {
    return refusal(error);
  }
}

/** Accepts, declines or removes a friend request. A refusal shows in its row (decisions A18, D2). */
export const acceptRequest = (personId: string) => settle(personId, () => friendsApi.accept({ personId }));
export const declineRequest = (personId: string) =>
  settle(personId, () => friendsApi.removeRequest({ personId, refuse: true }));
export const removeRequest = (personId: string) =>
  settle(personId, () => friendsApi.removeRequest({ personId }));

async function settle(personId: string, call: () => Promise<unknown>): Promise<MutationResult> {
  try {
    await call();
    refetchRelationship(personId);
    return { ok: true };
  } catch (error) {
    return refusal(error);
  }
}
