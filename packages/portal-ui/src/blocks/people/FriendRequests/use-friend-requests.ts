import { useState } from 'react';
import { settle, wordsOf } from '../../../hooks/outcome.ts';
import { requestRows, type TakenStep } from './request-rows.ts';
import type { FriendRequestsOptions, FriendRequestStep, FriendRequestView } from './types.ts';

/** Behaviour of the list of friend requests: steps that show at once, each row failing and going back on its own. */
export function useFriendRequests({
  requests,
  onAccept,
  onDecline,
  onRemove,
  labels,
}: FriendRequestsOptions) {
  const [taken, setTaken] = useState<Readonly<Record<string, TakenStep>>>({});
  const [announcement, setAnnouncement] = useState('');
  const calls = { accept: onAccept, decline: onDecline, remove: onRemove };
  const said = { accept: labels.acceptedNow, decline: labels.declinedNow, remove: labels.removedNow };
  const failures = {
    accept: labels.acceptFailed,
    decline: labels.declineFailed,
    remove: labels.removeFailed,
  };

  async function run(step: FriendRequestStep, held: FriendRequestView) {
    const { id, name } = held.person;
    const note = (status: TakenStep['status'], problem?: string) =>
      setTaken((before) => ({ ...before, [id]: { step, status, problem, held } }));
    note('pending');
    setAnnouncement(said[step](name));
    const outcome = await settle(() => calls[step](id));
    if (outcome.ok) note('done');
    else {
      note('failed', wordsOf(outcome, failures[step])?.text);
      // The row's own alert says what has become of it.
      setAnnouncement('');
    }
  }

  return {
    rows: requestRows(requests, taken),
    /** What has just been done, for a live region. */
    announcement,
    /** Takes a step on a request as the host passed it. */
    take: (step: FriendRequestStep, personId: string) => {
      const held = requests.find(({ person }) => person.id === personId);
      if (held && taken[personId]?.status !== 'pending') void run(step, held);
    },
  };
}
