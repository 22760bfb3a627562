import type { FriendRequestStep, FriendRequestView } from './types.ts';

/** A step that was taken on a request, and how it stands. */
export interface TakenStep {
  step: FriendRequestStep;
  status: 'pending' | 'done' | 'failed';
  /** Why it failed; absent where the host has said it. */
  problem?: string | undefined;
  /** The request as it was: another of the same person's is not touched by it. */
  held: FriendRequestView;
}

/** A request as its row shows it. */
export interface FriendRequestRow {
  request: FriendRequestView;
  pending: boolean;
  problem?: string | undefined;
}

/** The step still speaks of this request. */
function concerns({ held }: TakenStep, request: FriendRequestView): boolean {
  return held.time === request.time && held.state === request.state && held.direction === request.direction;
}

const results = { accept: 'accepted', decline: 'refused' } as const;

/** The rows, with what was done shown at once, and taken back where it failed. */
export function requestRows(
  requests: readonly FriendRequestView[],
  taken: Readonly<Record<string, TakenStep>>,
): FriendRequestRow[] {
  return requests.flatMap((request): FriendRequestRow[] => {
    const step = taken[request.person.id];
    if (!step || !concerns(step, request)) return [{ request, pending: false }];
    if (step.status === 'failed') return [{ request, pending: false, problem: step.problem }];
    if (step.step === 'remove') return [];
    const pending = step.status === 'pending';
    return [{ request: { ...request, state: results[step.step], unread: false }, pending }];
  });
}
