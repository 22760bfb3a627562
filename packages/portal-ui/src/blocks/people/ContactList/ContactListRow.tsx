import { MessageCircle, Star } from 'lucide';
import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import { ContactAvatar } from '../../shared/ContactAvatar.tsx';
import * as styles from './ContactList.css.ts';
import type { ContactListLabels, ContactRow } from './types.ts';

interface ContactListRowProps extends ComponentProps<'li'> {
  contact: ContactRow;
  /** The row is the tab stop. */
  reachable: boolean;
  position: number;
  /** Of the whole list; -1 while unknown. */
  count: number;
  onOpen: (contact: ContactRow) => void;
  onMessage: (contact: ContactRow) => void;
  labels: ContactListLabels;
}

/** Contact in the order used by all blocks: avatar, name, position, department. */
export function ContactListRow({
  contact,
  reachable,
  position,
  count,
  onOpen,
  onMessage,
  labels,
  ...rest
}: ContactListRowProps) {
  const tabIndex = reachable ? 0 : -1;
  const place = placeOf(contact, labels);
  return (
    <li className={styles.row} aria-posinset={position} aria-setsize={count} {...rest}>
      <button type="button" className={styles.person} tabIndex={tabIndex} onClick={() => onOpen(contact)}>
        <ContactAvatar contact={contact} size={40} />
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.nameText} title={contact.name}>
              {contact.name}
            </span>
            {contact.type === 'person' && contact.starred && (
              <>
                <Icon glyph={Star} className={styles.star} />
                <span className={visuallyHidden}>{labels.starred}</span>
              </>
            )}
            {contact.type === 'person' && contact.leader && <Mark tone="soft">{labels.leader}</Mark>}
            {contact.type === 'group' && <Mark tone="neutral">{labels.kinds[contact.kind]}</Mark>}
          </span>
          {place !== '' && <span className={styles.place}>{place}</span>}
        </span>
      </button>
      <IconButton
        tabIndex={tabIndex}
        label={labels.sendMessage(contact.name)}
        icon={<Icon glyph={MessageCircle} />}
        onClick={() => onMessage(contact)}
      />
    </li>
  );
}

/** Role or kind of the contact, in one word. */
function Mark({ tone, children }: { tone: BadgeTone; children: string }) {
  return (
    <Badge tone={tone} className={styles.mark} title={children}>
      <span className={styles.markText}>{children}</span>
    </Badge>
  );
}

function placeOf(contact: ContactRow, labels: ContactListLabels): string {
  if (contact.type === 'group') {
    return contact.memberCount === undefined ? '' : labels.members(contact.memberCount);
  }
  return [contact.position, contact.department].filter(Boolean).join(' · ');
}
