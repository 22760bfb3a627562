import { useEffect, useRef, useState, type FocusEvent } from 'react';

interface FormFieldsOptions<Name extends string> {
  value: Readonly<Record<Name, string>>;
  onValueChange: (name: Name, text: string) => void;
  /** What each field lacks. */
  problems: Readonly<Partial<Record<Name, string>>>;
  /** The field that takes the focus: what a refusal speaks of, or what comes next. */
  focusOn: Name | undefined;
}

/**
 * Text fields whose values belong to somebody else, so that no refusal and no step back loses them. What a field lacks is
 * said once it was left with something in it, or the form was sent.
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
    // What is typed now replaces what was refused.
    inputs.current[focusOn]?.select();
  }, [focusOn]);

  return {
    /** What to spread on a field. */
    field: (name: Name) => ({
      name,
      value: value[name],
      error: judged.has(name) ? problems[name] : undefined,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        onValueChange(name, event.currentTarget.value);
        // A sentence that was right when the field was left stands in the way of typing the field anew.
        setJudged((before) => new Set([...before].filter((other) => other !== name)));
      },
      onBlur: (event: FocusEvent<HTMLInputElement>) => {
        // Nothing typed, or on the way to a button of the form: no field is left behind yet.
        if (value[name] === '' || event.relatedTarget instanceof HTMLButtonElement) return;
        setJudged((before) => new Set([...before, name]));
      },
    }),
    /** The last check found something missing: the reason of an earlier refusal is no longer what keeps the form. */
    stopped,
    /** Says what these fields lack, the first of them taking the focus. Answers whether they lack nothing. */
    complete: (names: readonly Name[]): boolean => {
      setJudged((before) => new Set([...before, ...names]));
      const first = names.find((name) => problems[name] !== undefined);
      setStopped(first !== undefined);
      if (first !== undefined) inputs.current[first]?.focus();
      return first === undefined;
    },
  };
}
