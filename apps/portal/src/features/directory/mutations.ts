import { codes } from '@snap/portal-api/contract';
import { describeFailure, failureText } from '@snap/portal-api/errors';
import type { MutationResult } from '@snap/portal-ui/hooks';
import type { FriendRequestResult } from '@snap/portal-ui/person-card';
import { activeCatalogue } from '../../errors/catalogue.ts';
import { errorCode } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { friendsApi } from '../../page-apis.ts';
import { invalidate } from '../../queries/query-client.ts';
import { showToast } from '../../stores/toasts.ts';

/** What the card says of a failure in its own place; nothing where the person is not to be told. */
function refusal(error: unknown): MutationResult {
  const notice = describeFailure(error, activeCatalogue());
  return notice ? { ok: false, message: notice.text } : { ok: false, reported: true };
}

/** What a person is to oneself has changed: their card, and where they are listed. */
function noteRelation(personId: string): void {
  invalidate('directory', 'person', personId);
  invalidate('directory', 'book');
}

/** Puts a star on a friend, or takes it away: what the server says of it floats (specification, section 8; decision D1). */
export async function setStar(personId: string, starred: boolean): Promise<MutationResult> {
  try {
    const { sentence } = await friendsApi.setStar({ personId, starred });
    if (sentence) showToast('success', sentence);
    noteRelation(personId);
    return { ok: true, reported: true };
  } catch (error) {
    if (errorCode(error) === codes.notFriends) showToast('warning', failureText(error, activeCatalogue()));
    else reportError(error);
    return { ok: false, reported: true };
  }
}

/** Asks somebody to be a friend. A refusal shows in the card, beside what was written (decisions A18, D3). */
export async function askFriend(personId: string, message: string): Promise<FriendRequestResult> {
  try {
    const { relation } = await friendsApi.ask({ personId, ...(message !== '' && { message }) });
    showToast('success', activeCatalogue().friendRequestSent);
    noteRelation(personId);
    return { ok: true, relation, reported: true };
  } catch (error) {
    return refusal(error);
  }
}

/** Ends a friendship, and asks for the card anew (specification, sections 4 and 8; decision D2). */
export async function removeFriend(personId: string): Promise<MutationResult> {
  try {
    const { sentence } = await friendsApi.remove({ personId });
    if (sentence) showToast('success', sentence);
    noteRelation(personId);
    return { ok: true, reported: sentence !== undefined };
  } catch (error) {
    return refusal(error);
  }
}

/** Answers a request, or takes it out of the list; a refusal shows in its row (decisions A18, D2). */
export const acceptRequest = (personId: string) => answer(personId, () => friendsApi.accept({ personId }));
export const declineRequest = (personId: string) =>
  answer(personId, () => friendsApi.removeRequest({ personId, refuse: true }));
export const removeRequest = (personId: string) =>
  answer(personId, () => friendsApi.removeRequest({ personId }));

async function answer(personId: string, call: () => Promise<unknown>): Promise<MutationResult> {
  try {
    await call();
    noteRelation(personId);
    return { ok: true };
  } catch (error) {
    return refusal(error);
  }
}
