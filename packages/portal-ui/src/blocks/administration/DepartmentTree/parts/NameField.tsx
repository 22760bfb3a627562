import { useRef, useState, type KeyboardEvent } from 'react';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import * as styles from '../DepartmentTree.css.ts';

interface NameFieldProps {
  label: string;
  defaultValue: string;
  /** What is typed, to say why it is not possible. */
  onChange: (name: string) => void;
  /** With the name, trimmed; undefined when nothing is to change. Returns whether the field closes. */
  onEnd: (name: string | undefined) => boolean;
}

/** The name of a department in its row: Enter and leaving the field take it, Escape does not. */
export function NameField({ label, defaultValue, onChange, onEnd }: NameFieldProps) {
  const [name, setName] = useState(defaultValue);
  const ime = useImeGuard();
  /** Closing takes the focus away, which must not end it once more. */
  const ended = useRef(false);
  function end(last: string | undefined) {
    if (ended.current) return;
    ended.current = true;
    ended.current = onEnd(last);
  }
  function handleKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (ime.ownsKey(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    end(event.key === 'Enter' ? name.trim() : undefined);
  }
  return (
    <TextField
      label={label}
      labelHidden
      value={name}
      className={styles.field}
      autoComplete="off"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the name that was just asked to change
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onClick={(event) => event.stopPropagation()}
      onChange={({ currentTarget }) => {
        setName(currentTarget.value);
        onChange(currentTarget.value.trim());
      }}
      onCompositionStart={ime.onCompositionStart}
      onCompositionEnd={ime.onCompositionEnd}
      onKeyDown={handleKeyDown}
      onBlur={() => end(name.trim())}
    />
  );
}
