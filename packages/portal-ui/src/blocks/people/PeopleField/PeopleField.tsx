import { ListPlus } from 'lucide';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { square } from '../../../primitives/Button/Button.css.ts';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { visuallyHidden } from '../../../theme/reset.css.ts';
import type { MutationStatus } from '../../shared/status.ts';
import {
  contactKey,
  LazyContactPicker,
  type ContactChoice,
  type ContactSource,
} from '../ContactPicker/index.ts';
import { ChosenContacts } from './parts/ChosenContacts.tsx';
import { usePeopleField, type PeopleFieldState } from './state/use-people-field.ts';
import type { PeopleFieldProps } from './types.ts';
import * as styles from './PeopleField.css.ts';

const Suggestions = lazyComponent(() =>
  import('./parts/Suggestions.tsx').then((module) => module.Suggestions),
);

/**
 * Chooses people or groups in a line of a form: suggestions while typing, pasted names, ids and addresses, and the contact picker for
 * more. Takes part in a form like an input: `name` submits the ids (with `kinds: 'both'` as `person:id` and `group:id`), `required`
 * and the rules are part of the form's validation, and its reset brings `defaultValue` back.
 */
export function PeopleField(props: PeopleFieldProps) {
  const {
    source: _source,
    self: _self,
    rules,
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onValueChange,
    onValidityChange: _onValidityChange,
    label,
    hint,
    error: _error,
    labels,
    className,
    id,
    name,
    ref,
    required,
    disabled,
    readOnly,
    placeholder,
    onBlur,
    onFocus,
    ...rest
  } = props;
  const field = usePeopleField(props);
  const { picker, contacts, editable, listed, inputProps } = field;
  const listRef = useRef<HTMLUListElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const leftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (
      event.key === (leftwards ? 'ArrowRight' : 'ArrowLeft') &&
      selectionStart === 0 &&
      selectionEnd === 0
    ) {
      const last = [...(listRef.current?.querySelectorAll('button') ?? [])].at(-1);
      if (last) {
        event.preventDefault();
        last.focus();
        return;
      }
    }
    inputProps.onKeyDown(event);
  }

  return (
    <Field label={label} hint={hint} error={field.error} controlId={id} className={className}>
      {(control) => (
        <div ref={frameRef} className={styles.frame}>
          <div className={styles.content}>
            <ChosenContacts
              contacts={contacts}
              onRemove={editable ? field.remove : undefined}
              inputRef={picker.inputRef}
              listRef={listRef}
              labels={labels}
            />
            <input
              autoComplete="off"
              spellCheck={false}
              {...control}
              {...rest}
              {...inputProps}
              ref={(element) => {
                picker.inputRef.current = element;
                if (typeof ref === 'function') ref(element);
                else if (ref) ref.current = element;
              }}
              type="text"
              className={styles.input}
              placeholder={contacts.length === 0 ? placeholder : undefined}
              aria-required={required || undefined}
              disabled={disabled}
              readOnly={readOnly}
              onKeyDown={handleKeyDown}
              onFocus={(event) => {
                // A failure is retried when they open.
                void Suggestions.fetch().catch(() => undefined);
                onFocus?.(event);
              }}
              onBlur={(event) => {
                field.close();
                onBlur?.(event);
              }}
            />
          </div>
          {field.pending && <Spinner label={labels.resolving} />}
          {editable && <MoreButton field={field} props={props} />}
          {name !== undefined &&
            contacts.map((contact) => (
              <input
                key={contactKey(contact)}
                type="hidden"
                name={name}
                value={rules?.kinds === 'both' ? contactKey(contact) : contact.id}
                disabled={disabled}
              />
            ))}
          <div role="status" className={visuallyHidden}>
            {field.announced}
          </div>
          {listed && (
            <Suggestions picker={picker} frameRef={frameRef} onClose={field.close} labels={labels.picker} />
          )}
        </div>
      )}
    </Field>
  );
}

/** Departments are taken person by person: without `resolve` they cannot be chosen. */
function withMembers(source: ContactSource): ContactSource {
  if (source.resolve) return source;
  const { everyone: _everyone, ...rest } = source;
  return rest;
}

/** Opens the picker with the contacts of the field. */
function MoreButton({ field, props }: { field: PeopleFieldState; props: PeopleFieldProps }) {
  const { source, self, rules, labels } = props;
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState<MutationStatus>('idle');
  const members = useMemo(() => withMembers(source), [source]);

  async function submit(choice: ContactChoice) {
    setStatus('pending');
    try {
      await field.take(choice);
      setStatus('idle');
      setOpen(false);
    } catch {
      setStatus('error');
    }
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={square}
        icon={<Icon glyph={ListPlus} />}
        aria-label={labels.more}
        title={labels.more}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <LazyContactPicker
          open
          onOpenChange={setOpen}
          source={members}
          self={self}
          rules={{ ...rules, kinds: rules?.kinds ?? 'people', countsSelf: false }}
          defaultValue={field.selection}
          onSubmit={(choice) => void submit(choice)}
          submission={{ status, error: labels.failed }}
          labels={labels.picker}
        />
      )}
    </>
  );
}
