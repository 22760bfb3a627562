import '@snap/portal-ui/friend-requests/styles.css';
import { FriendRequests, type FriendRequestView } from '@snap/portal-ui/friend-requests';
import { friendRequests } from '@snap/portal-ui/friend-requests/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);

const initialRequests: FriendRequestView[] = [
  {
    person: { id: '10086', name: 'Li Na', position: 'Reporter' },
    direction: 'in',
    state: 'waiting',
    message: 'We are on the same shift next week.',
    time: now,
    unread: true,
  },
];

/** Callbacks resolve when the server has responded; a failure rolls the row back and shows `message`. */
export function Requests() {
  const [requests, setRequests] = useState(initialRequests);
  async function answer(personId: string, state: FriendRequestView['state']) {
    setRequests(requests.map((each) => (each.person.id === personId ? { ...each, state } : each)));
    return { ok: true };
  }
  return (
    <FriendRequests
      status="ready"
      requests={requests}
      onAccept={(personId) => answer(personId, 'accepted')}
      onDecline={(personId) => answer(personId, 'refused')}
      onRemove={async (personId) => {
        setRequests(requests.filter(({ person }) => person.id !== personId));
        return { ok: true };
      }}
      onOpenPerson={({ id }) => window.location.assign(`/people/${id}`)}
      onRetry={() => window.location.reload()}
      locale="en"
      timeZone="Asia/Shanghai"
      now={now}
      labels={friendRequests}
    />
  );
}
