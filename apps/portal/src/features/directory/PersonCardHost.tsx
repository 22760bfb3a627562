import { useNavigate } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { PersonCardDialog, type PersonCardContent } from '@snap/portal-ui/person-card';
import { useSnapshot } from 'valtio';
import { errorCode, isOffline } from '../../errors/kinds.ts';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { closePersonCard, type KnownPerson, personCard } from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { closeFirst } from '../close-first.ts';
import { askFriend, removeFriend, setStar } from './friend-steps.ts';
import { usePerson, type PersonQuery } from './use-person.ts';
import { toPersonCard } from './person-card-view.ts';

/** The card of one person: what is known shows at once, the rest when it has come. */
export function PersonCardHost({ person }: { person: KnownPerson }) {
  const { personCard: labels } = useFurtherWords('directory');
  const navigate = useNavigate();
  const { changes } = useSnapshot(personCard);
  const { retry, ...query } = usePerson(person.id, changes);
  return (
    <PersonCardDialog
      {...contentOf(query, person)}
      open
      onOpenChange={(open) => !open && closePersonCard()}
      own={person.id === session.userId}
      onMessage={() => {
        closeFirst(closePersonCard);
        void navigate({ to: '/news/news', search: { type: 'user', id: person.id } });
      }}
      onStarredChange={(starred) => setStar(person.id, starred)}
      onAddFriend={(message) => askFriend(person.id, message)}
      onRemoveFriend={() => removeFriend(person.id)}
      onOpenRequests={() => {
        closePersonCard();
        openDialog('requests');
      }}
      viewerName={session.userName}
      onRetry={retry}
      labels={labels}
    />
  );
}

function contentOf({ person, error }: PersonQuery, known: KnownPerson): PersonCardContent {
  if (person) return { status: 'ready', person: toPersonCard(person) };
  if (error === undefined) return { status: 'loading', person: known };
  if (errorCode(error) === codes.unknownPerson) return { status: 'missing', person: known };
  return { status: isOffline(error) ? 'offline' : 'error', person: known };
}
