import { useEffect, useRef, useState, type FocusEvent } from 'react';

interface FormFieldsOptions<Name extends string> {
  value: Readonly<Record<Name, string>>;
  onValueChange: (name: Name, text: string) => void;
  /** Errors by field. */
  problems: Readonly<Partial<Record<Name, string>>>;
  /** The field that takes the focus: the one that a refusal is about, or the next one. */
  focusOn: Name | undefined;
}

/**
 * Controlled text fields, whose values survive a refusal and a step back. A non-empty field is validated on blur, all
 * fields on submit.
 */
export function useFormFields<Name extends string>({
  value,
  onValueChange,
  problems,
  focusOn,
}: FormFieldsOptions<Name>) {
  const [judged, setJudged] = useState<ReadonlySet<Name>>(new Set());
  const [stopped, setStopped] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  useEffect(() => {
    if (focusOn === undefined) return;
    inputs.current[focusOn]?.focus();
    // Typing clears the refusal.
    inputs.current[focusOn]?.select();
  }, [focusOn]);

  return {
    /** Props of a field. */
    field: (name: Name) => ({
      name,
      value: value[name],
      error: judged.has(name) ? problems[name] : undefined,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        onValueChange(name, event.currentTarget.value);
        // An error shown on blur disappears while the field is edited.
        setJudged((before) => new Set([...before].filter((other) => other !== name)));
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // An empty field, or moving to a button of the form, does not validate.
        if (value[name] === '' || event.relatedTarget instanceof HTMLButtonElement) return;
        setJudged((before) => new Set([...before, name]));
      },
    }),
    /** The last validation failed: hides the reason of an earlier refusal. */
    stopped,
    /** Validates these fields and focuses the first invalid one. Returns whether all are valid. */
    complete: (names: readonly Name[]): boolean => {
      setJudged((before) => new Set([...before, ...names]));
      const first = names.find((name) => problems[name] !== undefined);
      setStopped(first !== undefined);
      if (first !== undefined) inputs.current[first]?.focus();
      return first === undefined;
    },
  };
}
