import { clsx } from 'clsx/lite';
import { MessageCircle } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../../hooks/lazy-component.tsx';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { PersonView } from '../../../shared/views.ts';
import { FriendButton } from './FriendButton.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PersonIdentity } from './PersonIdentity.tsx';
import type { FriendshipOptions, PersonCardLabels, PersonCardVariant, PersonCardView } from '../types.ts';
import { useFriendship } from '../state/use-friendship.ts';
import * as styles from '../PersonCard.css.ts';

// Lazy, because most cards are only read.
const FriendDialogs = lazyComponent(() =>
  import('./FriendDialogs.tsx').then((module) => module.FriendDialogs),
);

export interface PersonDetailsProps extends FriendshipOptions {
  person: PersonCardView;
  own: boolean;
  omitEmpty: boolean;
  variant: PersonCardVariant;
  onMessage: (() => void) | undefined;
  onOpenPerson: ((person: PersonView) => void) | undefined;
  onOpenCard: (() => void) | undefined;
  labels: PersonCardLabels;
}

/** The card of a loaded person. */
export function PersonDetails({
  person,
  own,
  omitEmpty,
  variant,
  onMessage,
  onOpenPerson,
  onOpenCard,
  labels,
  ...options
}: PersonDetailsProps) {
  const [preview, setPreview] = useState(false);
  const friendship = useFriendship(person, options, labels);
  const { relation, starred, toggleStar, message, pendingAction } = friendship;
  const actionsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return undefined;
    // The pressed button may have unmounted: keeps the focus among the actions. Runs in a task, after Radix has
    // restored the focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) actionsRef.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [message]);
  const compact = variant === 'compact';
  const hides = person.hidden || person.mobileHidden;
  const asOwner = own && !preview;
  const reachable = !own && !person.left;
  const hasActions = onMessage !== undefined || (compact ? onOpenCard : relation) !== undefined;
  const { id, name, avatarUrl, presence } = person;
  // The full card has the introduction among its rows.
  const introduction = compact ? person.introduction : undefined;
  // Hidden fields are hidden in the header, too, also in the colleagues' view of the owner.
  const shown = person.hidden && !asOwner ? { id, name, avatarUrl, presence } : { ...person, introduction };
  const stars = reachable && relation === 'friend' && options.onStarredChange !== undefined;
  return (
    <>
      <PersonIdentity
        person={person.left ? { ...shown, presence: undefined } : shown}
        own={own}
        left={person.left}
        star={stars ? { starred, onToggle: toggleStar } : undefined}
        labels={labels}
      />
      {person.left && (
        <Banner tone="info" className={styles.left}>
          {labels.leftHint}
        </Banner>
      )}
      {own && hides && !compact && (
        <Button
          aria-pressed={preview}
          variant={preview ? 'soft' : 'outline'}
          stretch
          onClick={() => setPreview(!preview)}
        >
          {labels.previewAsColleague}
        </Button>
      )}
      {reachable && hasActions && (
        <div ref={actionsRef} tabIndex={-1} className={styles.actions}>
          {onMessage && (
            <Button
              variant="solid"
              className={clsx(styles.action, styles.mainAction)}
              icon={<Icon glyph={MessageCircle} />}
              onClick={onMessage}
            >
              {labels.sendMessage}
            </Button>
          )}
          {compact
            ? onOpenCard && (
                <Button className={styles.action} onClick={onOpenCard}>
                  {labels.openCard}
                </Button>
              )
            : relation !== undefined && <FriendButton friendship={friendship} labels={labels} {...options} />}
        </div>
      )}
      {message && (
        <Banner tone={message.tone} className={styles.left}>
          {message.text}
        </Banner>
      )}
      <PersonFields
        person={person}
        asOwner={asOwner}
        omitEmpty={omitEmpty}
        variant={variant}
        onOpenPerson={onOpenPerson}
        labels={labels}
      />
      {(pendingAction?.name === 'request' || pendingAction?.name === 'remove') && (
        <FriendDialogs {...{ name, friendship, labels }} />
      )}
    </>
  );
}
