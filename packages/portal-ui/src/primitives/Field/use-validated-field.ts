import { useEffect, useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.ts';

export type FieldKind = 'integer' | 'email' | 'phone' | 'mobile';

/** What a value must be: whoever owns the rule gives it, so that the server's and the form's are one. */
export interface FieldRule {
  /** Makes what was typed comparable: full-width digits plain, for instance. Runs when the field is left. */
  normalise?: (text: string) => string;
  /** Whether a normalised value is one. Never called with an empty text. */
  check: (text: string) => boolean;
}

export interface FieldsLabels extends Record<FieldKind, string> {
  /** Nothing was typed where something must be. */
  missing: string;
}

interface ValidatedFieldOptions {
  kind: FieldKind;
  rule: FieldRule;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  labels: FieldsLabels;
  required: boolean;
  ref: Ref<HTMLInputElement> | undefined;
}

const same = (text: string) => text;

/**
 * A field and its rule, told to the browser too: a form that is sent stops at it (unless `noValidate`), `:invalid` and
 * `checkValidity` hold, and the words are ours.
 */
export function useValidatedField({
  kind,
  rule,
  value,
  defaultValue,
  onValueChange,
  labels,
  required,
  ref,
}: ValidatedFieldOptions) {
  const [current, setCurrent] = useControllableState(value, defaultValue ?? '', onValueChange);
  /** The field was left or sent since it was last typed in. */
  const [judged, setJudged] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  const normalise = rule.normalise ?? same;
  const plain = normalise(current);
  const problem =
    plain === '' ? (required ? labels.missing : undefined) : rule.check(plain) ? undefined : labels[kind];
  useEffect(() => inputRef.current?.setCustomValidity(problem ?? ''), [problem]);

  return {
    inputRef,
    value: current,
    problem: judged ? problem : undefined,
    handleChange: (text: string) => {
      setJudged(false);
      setCurrent(text);
    },
    handleBlur: () => {
      // Nothing was typed yet: passing through a form is no mistake.
      if (current !== '') setJudged(true);
      setCurrent(plain);
    },
    handleInvalid: (event: SyntheticEvent<HTMLInputElement>) => {
      // The browser's own bubble would say the same once more.
      event.preventDefault();
      setJudged(true);
      const input = event.currentTarget;
      const invalid = [...(input.form?.elements ?? [])].find(
        (control) => control instanceof HTMLInputElement && !control.validity.valid,
      );
      if (invalid === input) input.focus();
    },
  };
}
