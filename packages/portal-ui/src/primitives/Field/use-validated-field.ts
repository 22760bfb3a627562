import { useEffect, useImperativeHandle, useRef, useState, type Ref, type SyntheticEvent } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.ts';

export type FieldKind = 'integer' | 'email' | 'phone' | 'mobile';

/** Validation rule, provided by the app so that it equals the server's. */
export interface FieldRule {
  /** Normalises the text, for instance full-width digits. Called on blur. */
  normalise?: (text: string) => string;
  /** Whether a normalised value is valid. Never called with an empty text. */
  check: (text: string) => boolean;
}

export interface FieldsLabels extends Record<FieldKind, string> {
  /** Error of an empty required field. */
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
 * Validation of a field, also set as its native validity: submitting stops at it (unless `noValidate`), and `:invalid`
 * and `checkValidity` work with the library's messages.
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
  /** The field was left or submitted since the last input. */
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
      // Passing through an empty field is no error.
      if (current !== '') setJudged(true);
      setCurrent(plain);
    },
    handleInvalid: (event: SyntheticEvent<HTMLInputElement>) => {
      // Suppresses the browser's bubble, which would repeat the message.
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
