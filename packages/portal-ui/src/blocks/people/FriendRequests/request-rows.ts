import type { FriendRequestStep, FriendRequestView } from './types.ts';

/** An action on a request, with its status. */
export interface TakenStep {
  step: FriendRequestStep;
  status: 'pending' | 'done' | 'failed';
  /** Failure reason; undefined when the app has shown it. */
  problem?: string | undefined;
  /** The request acted on. A newer request of the same person is unaffected. */
  held: FriendRequestView;
}

/** A request with its optimistic state. */
export interface FriendRequestRow {
  request: FriendRequestView;
  pending: boolean;
  problem?: string | undefined;
}

/** Whether the action applies to this request. */
function concerns({ held }: TakenStep, request: FriendRequestView): boolean {
  return held.time === request.time && held.state === request.state && held.direction === request.direction;
}

const results = { accept: 'accepted', decline: 'refused' } as const;

/** The rows with optimistic updates and rollbacks applied. */
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
