import { useState } from 'react';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Popover, PopoverAnchor, PopoverContent } from '../../../../primitives/Popover/Popover.tsx';
import { Spinner } from '../../../../primitives/Spinner/Spinner.tsx';
import type { PersonView } from '../../../shared/views.ts';
import type { MessageListLabels } from '../types.ts';
import type { MessageReadersView } from '../views.ts';
import * as styles from './ReadersPopover.css.ts';

export interface ReadersPopoverProps {
  opener: HTMLElement;
  /** Position of the trigger: a toolbar may unmount while the popover is open. */
  place: DOMRect;
  /** Takes the focus when the trigger has unmounted. */
  findReturnFocus: () => HTMLElement | null;
  /** Undefined until the first response. */
  readers: MessageReadersView | undefined;
  onDismiss: () => void;
  labels: Pick<MessageListLabels, 'readers' | 'readBy' | 'unreadBy' | 'readersFailed' | 'loading'>;
}

/** Who has read an own message of a group, and who has not. */
export function ReadersPopover({
  opener,
  place,
  findReturnFocus,
  readers,
  onDismiss,
  labels,
}: ReadersPopoverProps) {
  const [anchor] = useState(() => ({
    current: {
      getBoundingClientRect: () => (opener.isConnected ? opener.getBoundingClientRect() : place),
    },
  }));
  // The side is fixed on opening: the popover grows when the readers load, and would stay on the side chosen for the
  // spinner.
  const [side] = useState<'top' | 'bottom'>(() =>
    place.top > window.innerHeight - place.bottom ? 'top' : 'bottom',
  );
  return (
    <Popover open onOpenChange={(open) => !open && onDismiss()}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={labels.readers}
        // A long list scrolls, also by keyboard.
        tabIndex={0}
        align="end"
        side={side}
        className={styles.panel}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          (opener.isConnected ? opener : findReturnFocus())?.focus();
        }}
      >
        {readers?.status === 'ready' ? (
          <>
            <People title={labels.readBy(readers.read.length)} people={readers.read} />
            <People title={labels.unreadBy(readers.unread.length)} people={readers.unread} />
          </>
        ) : readers?.status === 'error' ? (
          <p role="alert" className={styles.note}>
            {labels.readersFailed}
          </p>
        ) : (
          <Spinner label={labels.loading} />
        )}
      </PopoverContent>
    </Popover>
  );
}

function People({ title, people }: { title: string; people: readonly PersonView[] }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.people}>
        {people.map(({ id, name, avatarUrl }) => (
          <li key={id} className={styles.person}>
            <Avatar userId={id} name={name} src={avatarUrl} size={24} />
            <bdi className={styles.name} title={name}>
              {name}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
