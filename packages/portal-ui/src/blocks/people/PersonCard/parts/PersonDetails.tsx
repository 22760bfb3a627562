import { clsx } from 'clsx/lite';
import { MessageCircle } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import type { PersonView } from '../../../shared/views.ts';
import { PersonFields } from './PersonFields.tsx';
import { PersonIdentity } from './PersonIdentity.tsx';
import type {
  FriendshipParts,
  PersonCardLabels,
  PersonCardProps,
  PersonCardVariant,
  PersonCardView,
} from '../types.ts';
import * as styles from '../PersonCard.css.ts';

export interface PersonDetailsProps {
  person: PersonCardView;
  own: boolean;
  omitEmpty: boolean;
  variant: PersonCardVariant;
  onMessage: (() => void) | undefined;
  onOpenPerson: ((person: PersonView) => void) | undefined;
  onOpenCard: (() => void) | undefined;
  renderFriendship: PersonCardProps['renderFriendship'];
  labels: PersonCardLabels;
}

/** The card of a loaded person. */
export function PersonDetails({ renderFriendship, ...details }: PersonDetailsProps) {
  const { person } = details;
  const render = (parts: FriendshipParts) => <Details {...details} {...parts} />;
  return renderFriendship ? renderFriendship({ person, children: render }) : render({});
}

type DetailsProps = Omit<PersonDetailsProps, 'renderFriendship'> & FriendshipParts;

function Details({
  person,
  own,
  omitEmpty,
  variant,
  onMessage,
  onOpenPerson,
  onOpenCard,
  labels,
  star,
  action,
  message,
}: DetailsProps) {
  const [preview, setPreview] = useState(false);
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
  const hasActions = onMessage !== undefined || (compact ? onOpenCard : action) !== undefined;
  const { id, name, avatarUrl, presence } = person;
  // The full card has the introduction among its rows.
  const introduction = compact ? person.introduction : undefined;
  // Hidden fields are hidden in the header, too, also in the colleagues' view of the owner.
  const shown = person.hidden && !asOwner ? { id, name, avatarUrl, presence } : { ...person, introduction };
  return (
    <>
      <PersonIdentity
        person={person.left ? { ...shown, presence: undefined } : shown}
        own={own}
        left={person.left}
        star={reachable && star}
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
            : action}
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
    </>
  );
}
