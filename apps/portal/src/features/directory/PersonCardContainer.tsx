import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { codes, type PersonDetail } from '@snap/portal-api/contract';
import { isPlainText } from '@snap/portal-api/rules';
import { Friendship } from '@snap/portal-ui/friendship';
import { useOverlay } from '@snap/portal-ui/hooks';
import { PersonCardDialog, type PersonCardContent } from '@snap/portal-ui/person-card';
import { useSnapshot } from 'valtio';
import { missingStatus } from '../../queries/status.ts';
import { errorCode } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { openDialog } from '../../stores/dialogs.ts';
import {
  backToCard,
  closePersonCard,
  type KnownPerson,
  openNextCard,
  personCard,
} from '../../stores/person-card.ts';
import { session } from '../../stores/session.ts';
import { closeFirst } from '../close-first.ts';
import { setSearchQuery } from './search-panel.ts';
import { requestFriend, removeFriend, setStar } from './mutations.ts';
import { personQuery } from './queries.ts';
import { toPersonCardView } from './view-models.ts';

/** Card of a person. Known facts show at once, the rest when it is loaded. */
export function PersonCardContainer({ person }: { person: KnownPerson }) {
  const { personCard: labels, friendship } = useLazyLabels('directory');
  const navigate = useNavigate();
  const { under } = useSnapshot(personCard);
  const previous = under.at(-1);
  const query = useQuery(personQuery(person.id));
  // Over the card's own: the phone's Back leads to the card before.
  useOverlay(previous !== undefined, backToCard);
  return (
    <PersonCardDialog
      {...contentOf(query, person)}
      open
      onOpenChange={(open) => !open && closePersonCard()}
      own={person.id === session.userId}
      onMessage={() => {
        closeFirst(closePersonCard);
        setSearchQuery('');
        void navigate({ to: '/news/news', search: { type: 'user', id: person.id } });
      }}
      onOpenPerson={openNextCard}
      onBack={previous && backToCard}
      backTo={previous?.name}
      renderFriendship={(slot) => (
        <Friendship
          {...slot}
          onStarredChange={(starred) => setStar(person.id, starred)}
          onAddFriend={(message) => requestFriend(person.id, message)}
          isMessageAllowed={isPlainText}
          onRemoveFriend={() => removeFriend(person.id)}
          onOpenRequests={() => {
            closePersonCard();
            openDialog('requests');
          }}
          viewerName={session.userName}
          labels={friendship}
        />
      )}
      onRetry={() => void query.refetch()}
      labels={labels}
    />
  );
}

function contentOf(query: UseQueryResult<PersonDetail>, known: KnownPerson): PersonCardContent {
  if (errorCode(query.error) === codes.unknownPerson) return { status: 'missing', person: known };
  if (query.data) return { status: 'ready', person: toPersonCardView(query.data) };
  return { status: missingStatus(query.error), person: known };
}
