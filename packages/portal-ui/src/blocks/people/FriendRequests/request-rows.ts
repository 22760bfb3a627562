import type { FriendRequestAction, FriendRequestView } from './types.ts';

/** An action on a request, with its status. */
export interface PerformedAction {
  action: FriendRequestAction;
  status: 'pending' | 'done' | 'failed';
  /** Failure reason; undefined when the app has shown it. */
  problem?: string | undefined;
  /** The request acted on. A newer request of the same person is unaffected. */
  original: FriendRequestView;
}

/** A request with its optimistic state. */
export interface FriendRequestRow {
  request: FriendRequestView;
  pending: boolean;
  problem?: string | undefined;
}

/** Whether the action applies to this request. */
function concerns({ original }: PerformedAction, request: FriendRequestView): boolean {
  return (
    original.time === request.time &&
    original.state === request.state &&
    original.direction === request.direction
  );
}

const results = { accept: 'accepted', decline: 'refused' } as const;

/** The rows with optimistic updates and rollbacks applied. */
export function requestRows(
  requests: readonly FriendRequestView[],
  performed: Readonly<Record<string, PerformedAction>>,
): FriendRequestRow[] {
  return requests.flatMap((request): FriendRequestRow[] => {
    const action = performed[request.person.id];
    if (!action || !concerns(action, request)) return [{ request, pending: false }];
    if (action.status === 'failed') return [{ request, pending: false, problem: action.problem }];
    if (action.action === 'remove') return [];
    const pending = action.status === 'pending';
    return [{ request: { ...request, state: results[action.action], unread: false }, pending }];
  });
}
