import type { KeyboardEvent } from 'react';
import { useImeGuard } from '../../../hooks/keyboard/use-ime-guard.ts';
import { useCoarsePointer } from '../../../hooks/pointer/use-coarse-pointer.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CountedTextArea } from '../../../primitives/Field/CountedField.tsx';
import type { CollectionListLabels, FavouriteView } from './types.ts';
import type { CollectionListState } from './use-collection-list.ts';
import * as styles from './CollectionList.css.ts';

interface NoteEditorProps {
  list: CollectionListState;
  favourite: FavouriteView;
  text: string;
  pending: boolean;
  /** The edit was just started by the user. */
  begun: boolean;
  labels: CollectionListLabels;
}

/** Inline editor of a note. Ctrl+Enter saves, Escape cancels. */
export function NoteEditor({ list, favourite, text, pending, begun, labels }: NoteEditorProps) {
  const ime = useImeGuard();
  const touch = useCoarsePointer();
  const { id, title } = favourite;
  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) list.keepEdit(id);
    else if (event.key === 'Escape') list.endEdit(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={styles.editor}>
      <CountedTextArea
        label={labels.editNote(title)}
        labelHidden
        rows={4}
        max={list.noteMax}
        labels={labels}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- rendered when the user starts an edit
        autoFocus={begun}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
        onValueChange={(next) => list.writeEdit(id, next)}
        aria-keyshortcuts={touch ? undefined : 'Control+Enter'}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={ime.onCompositionEnd}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.editorSteps}>
        <Button size="small" onClick={() => list.endEdit(id)}>
          {labels.cancelNote}
        </Button>
        <Button
          variant="solid"
          size="small"
          pending={pending}
          disabled={!list.keepable(text)}
          onClick={() => list.keepEdit(id)}
        >
          {labels.keepNote}
        </Button>
      </div>
    </div>
  );
}
