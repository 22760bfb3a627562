import { X } from 'lucide';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { ContactAvatar } from '../../../shared/ContactAvatar.tsx';
import { contactKey, type Contact } from '../../ContactPicker/index.ts';
import type { PeopleFieldLabels } from '../types.ts';
import * as styles from '../PeopleField.css.ts';

interface ChosenContactsProps {
  contacts: readonly Contact[];
  /** Absent: they cannot be removed. */
  onRemove: ((contact: Contact) => void) | undefined;
  /** The input: takes the focus after the last contact. */
  inputRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  labels: PeopleFieldLabels;
}

/** The chosen contacts. The arrow keys lead from the input to them and back; they are no stop of the Tab key. */
export function ChosenContacts({ contacts, onRemove, inputRef, listRef, labels }: ChosenContactsProps) {
  const focusedIndex = useRef(0);
  if (contacts.length === 0) return null;

  function focus(index: number) {
    const buttons = listRef.current?.querySelectorAll('button');
    const next = buttons?.[Math.max(index, 0)] ?? inputRef.current;
    next?.focus();
  }

  function handleKeyDown(event: KeyboardEvent, contact: Contact, index: number) {
    const leftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const back = leftwards ? 'ArrowRight' : 'ArrowLeft';
    const on = leftwards ? 'ArrowLeft' : 'ArrowRight';
    const { key } = event;
    if (key === back) focus(index - 1);
    else if (key === on) focus(index + 1);
    else if (key === 'Home') focus(0);
    else if (key === 'End') inputRef.current?.focus();
    else if (key === 'Delete' || key === 'Backspace') remove(contact, index);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function remove(contact: Contact, index: number) {
    onRemove?.(contact);
    focusedIndex.current = index;
    // The next one takes its place, and the focus; after the last one the input.
    requestAnimationFrame(() => focus(Math.min(focusedIndex.current, contacts.length - 1)));
  }

  return (
    <ul ref={listRef} role="list" aria-label={labels.chosen} className={styles.chips}>
      {contacts.map((contact, index) => (
        <li key={contactKey(contact)} className={styles.chip}>
          <ContactAvatar contact={contact} size={20} />
          <bdi className={styles.name} title={contact.name}>
            {contact.name}
          </bdi>
          {onRemove && (
            <button
              type="button"
              tabIndex={-1}
              className={styles.remove}
              aria-label={labels.remove(contact.name)}
              title={labels.remove(contact.name)}
              onClick={() => remove(contact, index)}
              onKeyDown={(event) => handleKeyDown(event, contact, index)}
            >
              <Icon glyph={X} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
