import { friends as calls } from '../contract/friends/calls.ts';
import { sentenceOf, worded } from './worded.ts';

interface OnePerson {
  personId: string;
}

const friendOf = ({ personId }: OnePerson) => ({ friendId: personId });

export const friends = {
  list: calls.list,
  unread: calls.unread,
  requests: calls.requests,
  ask: worded(calls.ask, ({ personId, message }: OnePerson & { message?: string | undefined }) => ({
    friendId: personId,
    ...(message === undefined ? {} : { msg: message }),
  })),
  accept: worded(calls.accept, friendOf),
  /** With `refuse`, declines the request; otherwise removes it from the caller's list only. */
  removeRequest: worded(calls.removeRequest, ({ personId, refuse }: OnePerson & { refuse?: boolean }) => ({
    friendId: personId,
    ...(refuse === undefined ? {} : { refuse }),
  })),
  /** Ends a friendship. `sentence` is the server's text for display. */
  remove: worded(calls.remove, friendOf, sentenceOf),
  /** Stars or unstars a friend. `sentence` is the server's text for display. */
  setStar: worded(
    calls.setStar,
    ({ personId, starred }: OnePerson & { starred: boolean }) => ({
      friendId: personId,
      starFriend: starred,
    }),
    sentenceOf,
  ),
  setReadState: worded(calls.setReadState, ({ personId }: { personId?: string }) =>
    personId === undefined ? {} : { friendId: personId },
  ),
};
