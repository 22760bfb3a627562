import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import type { PasswordFormOptions, PasswordValues } from './types.ts';

export type PasswordFieldName = keyof PasswordValues;
type Errors = Partial<Record<PasswordFieldName, string>>;

const names: readonly PasswordFieldName[] = ['oldpwd', 'newpwd', 'submitpwd'];
const empty: PasswordValues = { oldpwd: '', newpwd: '', submitpwd: '' };

/**
 * The three fields of a password change: each is validated on blur, all on submit, which focuses the first invalid
 * field (specification, section 5).
 */
export function usePasswordForm({ status, refusedField, rule, onSubmit, labels }: PasswordFormOptions) {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<PasswordFieldName>>(new Set());
  const [stopped, setStopped] = useState(false);
  const inputs = useRef<Partial<Record<PasswordFieldName, HTMLInputElement | null>>>({});
  useEffect(() => {
    if (status !== 'error' || refusedField === undefined) return;
    inputs.current[refusedField]?.focus();
    // Typing clears the refusal.
    inputs.current[refusedField]?.select();
  }, [status, refusedField]);
  const met = rule.check(values.newpwd);
  const strong = Object.values(met).every(Boolean);

  const problems: Errors = {
    ...(values.oldpwd === ''
      ? { oldpwd: labels.oldMissing }
      : !rule.check(values.oldpwd).maxLength && { oldpwd: labels.maxLength(rule.max) }),
    ...(values.newpwd === ''
      ? { newpwd: labels.newMissing }
      : !strong && { newpwd: met.maxLength ? labels.weak : labels.maxLength(rule.max) }),
    ...(values.submitpwd === ''
      ? { submitpwd: labels.repeatMissing }
      : values.submitpwd !== values.newpwd && { submitpwd: labels.mismatch }),
  };

  return {
    values,
    /** The last validation failed: hides the reason of an earlier refusal. */
    stopped,
    /** Parts of the rule that the new password fulfils. */
    met,
    /** Props of a field. */
    field: (name: PasswordFieldName) => ({
      name,
      value: values[name],
      error: left.has(name) ? problems[name] : undefined,
      required: true,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
        // An error shown on blur disappears while the field is edited.
        setLeft((before) => new Set([...before].filter((other) => other !== name)));
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Moving to a button of the dialog does not validate.
        if (event.relatedTarget instanceof HTMLButtonElement) return;
        setLeft((before) => new Set([...before, name]));
      },
    }),
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (status === 'pending') return;
      setLeft(new Set(names));
      const first = names.find((name) => problems[name] !== undefined);
      setStopped(first !== undefined);
      if (first === undefined) onSubmit(values);
      else inputs.current[first]?.focus();
    },
  };
}
