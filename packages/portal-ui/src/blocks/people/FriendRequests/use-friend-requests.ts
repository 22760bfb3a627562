import { useState } from 'react';
import { settle, type StepOutcome, wordsOf } from '../../../hooks/outcome.ts';
import { useAnnouncement } from '../../../hooks/use-announcement.ts';
import { requestRows, type TakenStep } from './request-rows.ts';
import type { FriendRequestsOptions, FriendRequestStep, FriendRequestView } from './types.ts';

/** Behaviour of the list: optimistic actions with a rollback per row. */
export function useFriendRequests({
  requests,
  onAccept,
  onDecline,
  onRemove,
  labels,
}: FriendRequestsOptions) {
  const [taken, setTaken] = useState<
    Readonly<Record<string, TakenStep & { outcome?: StepOutcome | undefined }>>
  >({});
  const [announcement, announce] = useAnnouncement(labels.acceptedNow);
  const calls = { accept: onAccept, decline: onDecline, remove: onRemove };
  const said = { accept: labels.acceptedNow, decline: labels.declinedNow, remove: labels.removedNow };
  const failures = {
    accept: labels.acceptFailed,
    decline: labels.declineFailed,
    remove: labels.removeFailed,
  };

  async function run(step: FriendRequestStep, held: FriendRequestView) {
    const { id, name } = held.person;
    const note = (status: TakenStep['status'], outcome?: StepOutcome) =>
      setTaken((before) => ({ ...before, [id]: { step, status, outcome, held } }));
    note('pending');
    announce(said[step](name));
    const outcome = await settle(() => calls[step](id));
    if (outcome.ok) note('done');
    else {
      note('failed', outcome);
      // The alert in the row announces the failure.
      announce('');
    }
  }

  const worded = Object.entries(taken).map(([id, one]): [string, TakenStep] => {
    const { step, outcome } = one;
    return [id, { ...one, problem: outcome && wordsOf(outcome, failures[step])?.text }];
  });
  return {
    rows: requestRows(requests, Object.fromEntries(worded)),
    /** Result of the last action, for a live region. */
    announcement,
    /** Performs an action on a request as passed by the app. */
    take: (step: FriendRequestStep, personId: string) => {
      const held = requests.find(({ person }) => person.id === personId);
      if (held && taken[personId]?.status !== 'pending') void run(step, held);
    },
  };
}
