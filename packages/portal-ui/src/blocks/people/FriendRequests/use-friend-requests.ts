import { useState } from 'react';
import { settle, type MutationResult, resultMessage } from '../../../hooks/mutation-result.ts';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { requestRows, type PerformedAction } from './request-rows.ts';
import type { FriendRequestsOptions, FriendRequestAction, FriendRequestView } from './types.ts';

/** Behaviour of the list: optimistic actions with a rollback per row. */
export function useFriendRequests({
  requests,
  onAccept,
  onDecline,
  onRemove,
  labels,
}: FriendRequestsOptions) {
  const [performed, setPerformed] = useState<
    Readonly<Record<string, PerformedAction & { outcome?: MutationResult | undefined }>>
  >({});
  const [announcement, announce] = useAnnouncement(labels.acceptedNow);
  const calls = { accept: onAccept, decline: onDecline, remove: onRemove };
  const said = { accept: labels.acceptedNow, decline: labels.declinedNow, remove: labels.removedNow };
  const failures = {
    accept: labels.acceptFailed,
    decline: labels.declineFailed,
    remove: labels.removeFailed,
  };

  async function run(action: FriendRequestAction, original: FriendRequestView) {
    const { id, name } = original.person;
    const note = (status: PerformedAction['status'], outcome?: MutationResult) =>
      setPerformed((before) => ({ ...before, [id]: { action, status, outcome, original } }));
    note('pending');
    announce(said[action](name));
    const outcome = await settle(() => calls[action](id));
    if (outcome.ok) note('done');
    else {
      note('failed', outcome);
      // The alert in the row announces the failure.
      announce('');
    }
  }

  const worded = Object.entries(performed).map(([id, one]): [string, PerformedAction] => {
    const { action, outcome } = one;
    return [id, { ...one, problem: outcome && resultMessage(outcome, failures[action])?.text }];
  });
  return {
    rows: requestRows(requests, Object.fromEntries(worded)),
    /** Result of the last action, for a live region. */
    announcement,
    /** Performs an action on a request as passed by the app. */
    act: (action: FriendRequestAction, personId: string) => {
      const original = requests.find(({ person }) => person.id === personId);
      if (original && performed[personId]?.status !== 'pending') void run(action, original);
    },
  };
}
