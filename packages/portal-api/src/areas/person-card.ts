import { personCard as calls } from '../contract/directory/calls.ts';
import { worded } from './worded.ts';

/** One person's card and picture. */
export const personCard = {
  /** With `preview`, one's own card as a colleague sees it. */
  obtainUser: worded(calls.obtainUser, (given: { userId: string; preview?: boolean | undefined }) => given),
  /** `version` of the picture: a browser then keeps it for good. */
  userAvatar: worded(
    calls.userAvatar,
    ({ userId, version }: { userId: string; version?: string | undefined }) => ({ userId, temp: version }),
  ),
};
