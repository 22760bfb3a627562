import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../hooks/keyboard/use-ime-guard.ts';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CountedTextArea } from '../../../primitives/Field/CountedField.tsx';
import type { CollectionListLabels } from './types.ts';
import type { CollectionListState } from './use-collection-list.ts';
import * as styles from './CollectionList.css.ts';

/** Maximum delay between a touch's end and its click. Milliseconds. */
const tapTime = 350;

interface NoteComposerProps {
  list: CollectionListState;
  labels: CollectionListLabels;
}

/** Field for a new note. One line when empty; expands on focus and stays expanded while it has text. */
export function NoteComposer({ list, labels }: NoteComposerProps) {
  const ime = useImeGuard();
  const touch = useCoarsePointer();
  const [inside, setInside] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // Collapsing during a press would move the target from under the pointer.
  useEffect(() => {
    if (!inside) return undefined;
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    const handleUp = ({ pointerType }: PointerEvent) => {
      pressed.current = false;
      if (root.current?.contains(document.activeElement)) return;
      setTimeout(() => setInside(false), pointerType === 'touch' ? tapTime : 0);
    };
    addEventListener('pointerdown', () => (pressed.current = true), options);
    addEventListener('pointerup', handleUp, options);
    addEventListener('pointercancel', handleUp, options);
    return () => abort.abort();
  }, [inside]);
  const open = inside || list.note !== '';
  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    list.keepNote();
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    const within = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!within && !pressed.current) setInside(false);
  }
  return (
    <div
      ref={root}
      className={styles.note}
      data-resting={!open || undefined}
      onFocus={() => setInside(true)}
      onBlur={handleBlur}
    >
      <CountedTextArea
        ref={field}
        label={labels.note}
        labelHidden
        placeholder={labels.notePlaceholder}
        rows={open ? 3 : 1}
        max={list.noteMax}
        labels={labels}
        value={list.note}
        onValueChange={list.setNote}
        aria-keyshortcuts={touch ? undefined : 'Control+Enter'}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={ime.onCompositionEnd}
        onKeyDown={handleKeyDown}
      />
      {open && (
        <Button
          variant="solid"
          size="small"
          className={styles.keep}
          disabled={!list.keepable(list.note)}
          onClick={() => {
            list.keepNote();
            // Ready for the next note.
            field.current?.focus();
          }}
        >
          {labels.keepNote}
        </Button>
      )}
    </div>
  );
}
