import { clsx } from 'clsx/lite';
import { Pencil } from 'lucide';
import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useImeGuard } from '../../hooks/keyboard/use-ime-guard.ts';
import { Button } from '../Button/Button.tsx';
import { CountedTextArea } from '../Field/CountedField.tsx';
import { TextArea, TextField } from '../Field/TextField.tsx';
import type { CountedFieldLabels } from '../Field/use-count.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './EditableText.css.ts';

/** Labels of `EditableText`. */
export interface EditableTextLabels {
  /** Accessible name of the button that begins the edit. */
  edit: string;
  save: string;
  cancel: string;
}

export interface EditableTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Accessible name of the field. */
  label: string;
  value: string;
  /** The text while it is not edited. Default: `value`, or the placeholder. */
  children?: ReactNode;
  placeholder?: string | undefined;
  /** Several lines. */
  long?: boolean | undefined;
  /** A text of several lines that is counted while it is written; `check` refuses what exceeds the limit. */
  counted?: { max: number; labels: CountedFieldLabels } | undefined;
  editable: boolean;
  /** What was written; undefined while it is not edited. */
  draft: string | undefined;
  onDraftChange: (draft: string | undefined) => void;
  /** Why the trimmed text cannot be saved, as one sentence. */
  check: (text: string) => string | undefined;
  /** Why the last save failed, as one sentence. Clear it with the next change. */
  failure?: string | undefined;
  /** Resolves to whether it was saved. */
  onSave: (text: string) => Promise<boolean>;
  labels: EditableTextLabels;
}

/**
 * A text with a button that turns it into a field. Escape cancels the edit, and closes nothing around it. The draft is controlled, so
 * that it survives what is closed in another way.
 */
export function EditableText({
  label,
  value,
  children,
  placeholder,
  long = false,
  counted,
  editable,
  draft,
  onDraftChange,
  check,
  failure,
  onSave,
  labels,
  className,
  ...rest
}: EditableTextProps) {
  const [pending, setPending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  /** The focus was in the form: it returns to the button. */
  const returning = useRef(false);
  const ime = useImeGuard();
  const text = draft?.trim() ?? '';
  const error = draft === undefined ? undefined : check(text);

  function leave() {
    const focused = document.activeElement;
    returning.current = focused === document.body || formRef.current?.contains(focused) === true;
    onDraftChange(undefined);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (error !== undefined) return;
    setPending(true);
    const saved = text === value || (await onSave(text));
    setPending(false);
    if (saved) leave();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || ime.ownsKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }

  const field = {
    label,
    labelHidden: true,
    value: draft ?? '',
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears when the user starts to edit
    autoFocus: true,
    onCompositionStart: ime.onCompositionStart,
    onCompositionEnd: ime.onCompositionEnd,
    error: error ?? failure,
  };
  return (
    <div className={clsx(styles.root, className)} data-long={long || undefined} {...rest}>
      {draft === undefined ? (
        <div className={styles.shown}>
          <p dir="auto" className={styles.text}>
            {value === '' ? <span className={styles.placeholder}>{placeholder}</span> : (children ?? value)}
          </p>
          {editable && (
            <span className={styles.edit}>
              <IconButton
                ref={(button) => {
                  if (button === null || !returning.current) return;
                  returning.current = false;
                  button.focus();
                }}
                label={labels.edit}
                icon={<Icon glyph={Pencil} />}
                onClick={() => onDraftChange(value)}
              />
            </span>
          )}
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from anything in it
        <form
          ref={formRef}
          className={styles.form}
          onSubmit={(event) => void save(event)}
          onKeyDown={handleKeyDown}
        >
          {long && counted ? (
            <CountedTextArea {...field} {...counted} rows={5} onValueChange={onDraftChange} />
          ) : long ? (
            <TextArea
              {...field}
              rows={5}
              onChange={({ currentTarget }) => onDraftChange(currentTarget.value)}
            />
          ) : (
            <TextField {...field} onChange={({ currentTarget }) => onDraftChange(currentTarget.value)} />
          )}
          <div className={styles.actions}>
            <Button size="small" onClick={leave}>
              {labels.cancel}
            </Button>
            <Button
              size="small"
              variant="solid"
              type="submit"
              disabled={error !== undefined}
              pending={pending}
            >
              {labels.save}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
