import { personCard as calls } from '../contract/directory/calls.ts';
import { worded } from './worded.ts';

/** A person's card and avatar. */
export const personCard = {
  /** With `preview`, the caller's own card is returned as colleagues see it. */
  obtainUser: worded(calls.obtainUser, (given: { userId: string; preview?: boolean | undefined }) => given),
  /** `version` of the avatar allows caching it indefinitely. */
  userAvatar: worded(
    calls.userAvatar,
    ({ userId, version }: { userId: string; version?: string | undefined }) => ({ userId, temp: version }),
  ),
};
