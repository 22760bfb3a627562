import { ChevronDown, ChevronUp, X } from 'lucide';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Avatar } from '../../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { useOverlay } from '../../../../hooks/overlays/use-overlay.ts';
import { useFixedRows } from '../../../../hooks/scroll/use-fixed-rows.ts';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { ContactAvatar } from '../../../shared/ContactAvatar.tsx';
import { DepartmentMark } from './DepartmentMark.tsx';
import { PickerWords } from './PickerWords.tsx';
import { rowSize } from '../state/picker-rows.ts';
import type { PickerPartProps } from '../state/picker-part.ts';
import { contactKey, excludedFrom, type SelectedContact } from '../state/selection.ts';
import type { ContactPickerLabels } from '../types.ts';
import { list } from '../ContactPicker.css.ts';
import { TitledIconButton } from './TitledIconButton.tsx';
import * as styles from './SelectedPane.css.ts';

/** Faces in the closed tray: what fits on a phone at a size that shows the mosaic of a group. */
const faces = 4;

/** What is chosen: a list to take things out of. On a phone it is a tray that opens. */
export function SelectedPane({ picker, labels }: PickerPartProps) {
  const { selection, limits, count } = picker;
  const [expanded, setExpanded] = useState(false);
  useOverlay(expanded, () => setExpanded(false));
  const [stop, setStop] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const chosen = [...selection.chosen.values()];
  const text = labels.selectedCount(count, limits.max, limits.counted > 0);
  const last = chosen.length - 1;
  // Those that must stay come first and have no button.
  const first = chosen.findIndex((contact) => !picker.isLocked(contact));
  const reached = Math.max(first, Math.min(stop, last));
  const { scrollerRef, indexes, listStyle, rowStyle, onScroll, reveal } = useFixedRows({
    count: chosen.length,
    rowSize,
    keepMounted: reached,
  });

  function focusItem(index: number) {
    setStop(index);
    reveal(index);
    // It may be rendered only after scrolling there.
    requestAnimationFrame(() =>
      listRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    );
  }

  function remove(contact: SelectedContact, index: number) {
    picker.remove(contact);
    // The focus was on what has gone: the next one takes it, after the last one the field.
    if (first === last) picker.inputRef.current?.focus();
    else focusItem(Math.max(first, Math.min(index, last - 1)));
  }

  function handleKeyDown(event: KeyboardEvent, contact: SelectedContact, index: number) {
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: first, End: last }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(contact, index);
    else if (next !== undefined) focusItem(Math.max(first, Math.min(next, last)));
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={styles.pane}
      data-expanded={expanded || undefined}
      role="group"
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {labels.selected} <span className={styles.count}>{text}</span>
        </h3>
        <div className={styles.actions}>
          {picker.canUndo && (
            <Button variant="quiet" size="small" onClick={picker.undo}>
              {labels.undo}
            </Button>
          )}
          {picker.canClear && (
            <Button variant="quiet" size="small" onClick={picker.clear}>
              {labels.clear}
            </Button>
          )}
          <button
            type="button"
            className={styles.tray}
            aria-expanded={expanded}
            aria-label={expanded ? labels.hideSelected : labels.showSelected}
            onClick={() => setExpanded(!expanded)}
          >
            <span className={styles.faces} aria-hidden>
              {chosen.slice(0, faces).map((contact) => (
                <Face key={contactKey(contact)} contact={contact} />
              ))}
            </span>
            <Icon glyph={expanded ? ChevronDown : ChevronUp} />
          </button>
        </div>
      </div>
      <div role="status" className={visuallyHidden}>
        {text}
      </div>
      {picker.self && limits.counted > 0 && (
        // Who counts without being chosen: the figure above would not be understood without them.
        <div className={styles.self}>
          <Avatar userId={picker.self.id} name={picker.self.name} src={picker.self.avatarUrl} size={32} />
          <PickerWords name={picker.self.name} />
          <span className={styles.locked}>{labels.you}</span>
        </div>
      )}
      {chosen.length === 0 ? (
        <p className={styles.none}>{labels.noneSelected}</p>
      ) : (
        <div ref={scrollerRef} className={styles.scroller} onScroll={onScroll}>
          <div ref={listRef} role="list" aria-labelledby={headingId} className={list} style={listStyle}>
            {indexes.map((index) => {
              const contact = chosen[index];
              return (
                contact && (
                  // The button in it takes the keys.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                  <div
                    key={contactKey(contact)}
                    role="listitem"
                    aria-setsize={chosen.length}
                    aria-posinset={index + 1}
                    data-index={index}
                    className={styles.item}
                    style={rowStyle(index)}
                    onKeyDown={(event) => handleKeyDown(event, contact, index)}
                  >
                    <Face contact={contact} />
                    <Words
                      contact={contact}
                      excluded={contact.type === 'department' ? excludedFrom(selection, contact) : 0}
                      labels={labels}
                    />
                    {picker.isLocked(contact) ? (
                      <span className={styles.locked}>{labels.required}</span>
                    ) : (
                      <TitledIconButton
                        label={labels.remove(contact.name)}
                        glyph={X}
                        tabIndex={index === reached ? 0 : -1}
                        onFocus={() => setStop(index)}
                        onClick={() => remove(contact, index)}
                      />
                    )}
                  </div>
                )
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

function Face({ contact }: { contact: SelectedContact }) {
  return contact.type === 'department' ? <DepartmentMark /> : <ContactAvatar contact={contact} size={32} />;
}

interface WordsProps {
  contact: SelectedContact;
  /** How many were left out. */
  excluded: number;
  labels: ContactPickerLabels;
}

function Words({ contact, excluded, labels }: WordsProps) {
  let detail: string | undefined;
  if (contact.type === 'person') detail = contact.department;
  else if (contact.type === 'group') detail = labels.groupKind[contact.kind];
  else if (contact.count !== undefined) detail = labels.people(contact.count);
  return (
    <PickerWords name={contact.name} beside={contact.type === 'person' ? contact.position : undefined}>
      {excluded > 0 ? (
        <>
          {detail} <span className={styles.out}>{labels.leftOutCount(excluded)}</span>
        </>
      ) : (
        detail
      )}
    </PickerWords>
  );
}
