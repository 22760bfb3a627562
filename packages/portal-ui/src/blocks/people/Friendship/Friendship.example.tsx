import '@snap/portal-ui/person-card/styles.css';
import '@snap/portal-ui/friendship/styles.css';
import { Friendship } from '@snap/portal-ui/friendship';
import { friendship } from '@snap/portal-ui/friendship/labels/en';
import { PersonCard, type PersonCardView } from '@snap/portal-ui/person-card';
import { personCard } from '@snap/portal-ui/person-card/labels/en';

const colleague: PersonCardView = {
  id: '10086',
  name: 'Li Na',
  position: 'Reporter',
  email: 'lina@example.com',
  departments: [{ name: 'Video', parent: 'Newsroom', position: 'Reporter' }],
  hidden: false,
  mobileHidden: false,
  left: false,
  relation: 'stranger',
  // A request carries a message, and waits for an answer.
  verifiesFriends: true,
};

async function request(message: string) {
  const body = JSON.stringify({ message });
  const response = await fetch(`/friends/${colleague.id}`, { method: 'POST', body });
  return { ok: response.ok };
}

export function Colleague() {
  return (
    <PersonCard
      status="ready"
      person={colleague}
      omitEmpty
      renderFriendship={(slot) => (
        <Friendship {...slot} onAddFriend={request} viewerName="Jo Park" labels={friendship} />
      )}
      onRetry={() => window.location.reload()}
      labels={personCard}
    />
  );
}
