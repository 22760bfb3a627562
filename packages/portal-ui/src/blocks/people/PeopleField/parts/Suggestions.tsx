import type { RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '../../../../primitives/Popover/Popover.tsx';
import { PickerRows, type ContactPickerLabels, type ContactPickerState } from '../../ContactPicker/index.ts';
import * as styles from '../PeopleField.css.ts';

export interface SuggestionsProps {
  picker: ContactPickerState;
  /** The frame of the field: they open below it. */
  frameRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  labels: ContactPickerLabels;
}

/** Suggestions for the typed text. The input keeps the focus. */
export function Suggestions({ picker, frameRef, onClose, labels }: SuggestionsProps) {
  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={frameRef} />
      <PopoverContent
        // The list is the popup of the input.
        role="presentation"
        className={styles.suggestions}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          const { current: frame } = frameRef;
          if (frame && event.detail.originalEvent.composedPath().includes(frame)) event.preventDefault();
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        <PickerRows picker={picker} labels={labels} />
      </PopoverContent>
    </Popover>
  );
}
