import { Hourglass, UserMinus, UserPlus } from 'lucide';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { FriendshipLabels, FriendshipOptions } from './types.ts';
import type { Friendship } from './use-friendship.ts';
import * as styles from './Friendship.css.ts';

interface FriendButtonProps extends Pick<
  FriendshipOptions,
  'onAddFriend' | 'onRemoveFriend' | 'onOpenRequests'
> {
  friendship: Friendship;
  labels: FriendshipLabels;
}

/** Friendship action, or its pending state (decision A18). */
export function FriendButton({
  friendship,
  onAddFriend,
  onRemoveFriend,
  onOpenRequests,
  labels,
}: FriendButtonProps) {
  const { relation, pendingAction, startAdding, startRemoving } = friendship;
  switch (relation) {
    case 'stranger':
      return (
        onAddFriend && (
          <Button
            className={styles.action}
            icon={<Icon glyph={UserPlus} />}
            pending={pendingAction?.name === 'greet'}
            onClick={startAdding}
          >
            {labels.addFriend}
          </Button>
        )
      );
    case 'requestSent':
      return (
        <p className={styles.waiting}>
          <Icon glyph={Hourglass} />
          {labels.waiting}
        </p>
      );
    case 'friend':
      return (
        onRemoveFriend && (
          <Button className={styles.action} icon={<Icon glyph={UserMinus} />} onClick={startRemoving}>
            {labels.removeFriend}
          </Button>
        )
      );
    case 'requestReceived':
      return (
        <Banner
          tone="info"
          className={styles.requestReceived}
          action={
            onOpenRequests && (
              <Button variant="quiet" size="small" onClick={onOpenRequests}>
                {labels.openRequests}
              </Button>
            )
          }
        >
          {labels.askedYou}
        </Banner>
      );
    default:
      return null;
  }
}
