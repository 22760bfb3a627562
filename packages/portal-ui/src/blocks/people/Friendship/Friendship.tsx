import { Star } from 'lucide';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { FriendButton } from './FriendButton.tsx';
import type { FriendshipProps } from './types.ts';
import { useFriendship } from './use-friendship.ts';
import * as styles from './Friendship.css.ts';

// Lazy, because most cards are only read.
const FriendDialogs = lazyComponent(() =>
  import('./FriendDialogs.tsx').then((module) => module.FriendDialogs),
);

/**
 * Star, friend button and their dialogs, for `renderFriendship` of a person card. A person without `relation`, or who has left, has none.
 * See the specification, sections 2 and 4.
 */
export function Friendship({ person, children, labels, ...options }: FriendshipProps) {
  const friendship = useFriendship(person, options, labels);
  const { relation, starred, toggleStar, message, pendingAction } = friendship;
  const star = relation === 'friend' && options.onStarredChange && (
    <IconButton
      label={labels.star}
      tooltip={starred ? labels.removeStar : labels.addStar}
      aria-pressed={starred}
      icon={<Icon glyph={Star} className={styles.starGlyph} />}
      className={styles.star}
      onClick={toggleStar}
    />
  );
  const action = relation && <FriendButton {...{ friendship, labels }} {...options} />;
  return (
    <>
      {children({ star, action, message })}
      {(pendingAction?.name === 'request' || pendingAction?.name === 'remove') && (
        <FriendDialogs
          {...{ name: person.name, friendship, labels }}
          isMessageAllowed={options.isMessageAllowed}
        />
      )}
    </>
  );
}
