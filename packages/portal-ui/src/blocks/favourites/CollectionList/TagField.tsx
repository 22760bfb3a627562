import { useId, type CompositionEvent, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../hooks/keyboard/use-ime-guard.ts';
import type { CollectionListLabels, FavouriteView } from './types.ts';
import type { CollectionListState } from './use-collection-list.ts';
import * as styles from './CollectionList.css.ts';

interface TagFieldProps {
  list: CollectionListState;
  favourite: FavouriteView;
  text: string;
  known: readonly { tag: string }[];
  labels: CollectionListLabels;
}

/** Inline field for a new tag: Enter saves, Escape cancels. Suggests the user's tags. */
export function TagField({ list, favourite, text, known, labels }: TagFieldProps) {
  const id = useId();
  const ime = useImeGuard();
  const fault = list.faultOf(favourite, text);
  function handleKeyDown(event: KeyboardEvent) {
    if (ime.ownsKey(event)) return;
    if (event.key === 'Enter') list.addTag(favourite, text);
    else if (event.key === 'Escape') list.leaveTag(favourite.id);
    else return;
    event.preventDefault();
  }
  return (
    <span className={styles.tagField}>
      <input
        ref={(input) => input?.focus()}
        type="text"
        aria-label={labels.newTag(favourite.title)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={`${id}-note`}
        list={`${id}-known`}
        autoComplete="off"
        className={styles.tagInput}
        value={text}
        onChange={(event) => list.writeTag(favourite.id, event.currentTarget.value)}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={(event: CompositionEvent) => ime.onCompositionEnd(event)}
        onKeyDown={handleKeyDown}
        onBlur={() => {
          list.addTag(favourite, text);
          list.endTag();
        }}
      />
      <datalist id={`${id}-known`}>
        {known
          .filter(({ tag }) => !favourite.tags.includes(tag))
          .map(({ tag }) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
      </datalist>
      <span id={`${id}-note`} role="status" className={styles.fault}>
        {fault}
      </span>
    </span>
  );
}
