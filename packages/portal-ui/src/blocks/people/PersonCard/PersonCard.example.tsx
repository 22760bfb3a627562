import '@snap/portal-ui/person-card/styles.css';
import { PersonCard, type PersonCardView } from '@snap/portal-ui/person-card';
import { personCard } from '@snap/portal-ui/person-card/labels/en';

const owner: PersonCardView = {
  id: '10086',
  name: 'Li Na',
  position: 'Reporter',
  email: 'lina@example.com',
  mobile: '13800008613',
  departments: [{ name: 'Video', parent: 'Newsroom', position: 'Reporter' }],
  // What the person hides is not in the data: the server leaves it out.
  hidden: false,
  mobileHidden: false,
  left: false,
};

export function OwnerCard() {
  return (
    <PersonCard
      status="ready"
      person={owner}
      omitEmpty
      onMessage={() => window.location.assign(`/messages/${owner.id}`)}
      onRetry={() => window.location.reload()}
      labels={personCard}
    />
  );
}
