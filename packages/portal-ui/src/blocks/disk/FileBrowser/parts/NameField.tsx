import { useEffect, useId, useRef } from 'react';
import { stemLength } from '../state/file-selection.ts';
import { useNameField, type NameFieldOptions } from '../state/use-name-field.ts';
import * as styles from './NameField.css.ts';

interface NameFieldProps extends NameFieldOptions {
  label: string;
  folder: boolean;
}

/** Inline name field; selects the name without its extension. */
export function NameField({ label, folder, ...options }: NameFieldProps) {
  const noteId = useId();
  const { error, inputProps } = useNameField(options);
  const noteRef = useRef<HTMLSpanElement>(null);
  // Below the last row the list ends.
  useEffect(() => {
    if (error !== undefined) noteRef.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <span className={styles.field}>
      <input
        type="text"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={noteId}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        ref={(input) => {
          if (!input || input === document.activeElement) return;
          input.focus();
          input.setSelectionRange(0, stemLength(input.value, folder));
        }}
        // Presses in the field neither select nor open the row.
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        {...inputProps}
      />
      <span ref={noteRef} id={noteId} role="status" className={styles.note}>
        {error}
      </span>
    </span>
  );
}
