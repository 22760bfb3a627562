import { Check, Hourglass, Trash2, X } from 'lucide';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { fullTime, listTime } from '../../shared/text/format-time.ts';
import type { TimeSettings } from '../../shared/views.ts';
import type { FriendRequestRow } from './request-rows.ts';
import type {
  FriendRequestsLabels,
  FriendRequestsProps,
  FriendRequestAction,
  FriendRequestView,
} from './types.ts';
import * as styles from './FriendRequests.css.ts';

interface FriendRequestItemProps extends Pick<FriendRequestsProps, 'onOpenPerson' | 'labels'> {
  row: FriendRequestRow;
  time: TimeSettings;
  onAction: (action: FriendRequestAction) => void;
}

/** One request: sender, message, and its actions or outcome. */
export function FriendRequestItem({ row, time, onAction, onOpenPerson, labels }: FriendRequestItemProps) {
  const { request, pending, problem } = row;
  const { person, direction, state, message, unread } = request;
  const place = person.position || person.department;
  const pendingReceived = direction === 'in' && state === 'waiting';
  return (
    <li
      className={styles.item}
      data-request={person.id}
      data-unread={unread || undefined}
      data-state={state}
      // Only the name is beside the avatar.
      data-lone={(!place && message === '') || undefined}
      aria-busy={pending || undefined}
    >
      <Avatar
        userId={person.id}
        name={person.name}
        src={person.avatarUrl}
        size={40}
        className={styles.picture}
      />
      <div className={styles.who}>
        <div className={styles.nameLine}>
          <button type="button" data-name className={styles.name} onClick={() => onOpenPerson(person)}>
            <span>
              <bdi>{person.name}</bdi>
              {unread && (
                <>
                  <span aria-hidden className={styles.dot} />{' '}
                  <span className={visuallyHidden}>{labels.unread}</span>
                </>
              )}
            </span>
          </button>
          <time
            className={styles.time}
            dateTime={new Date(request.time).toISOString()}
            title={fullTime(request.time, time)}
          >
            {listTime(request.time, time)}
          </time>
        </div>
        {place && (
          <p className={styles.place}>
            {person.position && <bdi>{person.position}</bdi>}
            {person.department && <bdi>{person.department}</bdi>}
          </p>
        )}
      </div>
      {message !== '' && (
        <p className={styles.message} dir="auto">
          {direction === 'out' ? labels.ownMessage(message) : message}
        </p>
      )}
      <div className={styles.actionRow}>
        {pendingReceived ? (
          <>
            <Button
              size="small"
              aria-label={labels.declineFrom(person.name)}
              onClick={() => onAction('decline')}
            >
              {labels.decline}
            </Button>
            <Button
              size="small"
              variant="solid"
              aria-label={labels.acceptFrom(person.name)}
              onClick={() => onAction('accept')}
            >
              {labels.accept}
            </Button>
          </>
        ) : (
          <Outcome direction={direction} state={state} labels={labels} />
        )}
        <IconButton
          label={labels.remove(person.name)}
          icon={<Icon glyph={Trash2} />}
          className={styles.remove}
          onClick={() => onAction('remove')}
        />
      </div>
      {problem !== undefined && (
        <Banner tone="danger" className={styles.problem}>
          {problem}
        </Banner>
      )}
    </li>
  );
}

const glyphs = { waiting: Hourglass, accepted: Check, refused: X };

interface OutcomeProps extends Pick<FriendRequestView, 'direction' | 'state'> {
  labels: FriendRequestsLabels;
}

function Outcome({ direction, state, labels }: OutcomeProps) {
  const words = {
    waiting: labels.waiting,
    accepted: labels.accepted,
    refused: direction === 'in' ? labels.declined : labels.refused,
  };
  return (
    <span className={styles.outcome} data-state={state}>
      <Icon glyph={glyphs[state]} />
      {words[state]}
    </span>
  );
}
