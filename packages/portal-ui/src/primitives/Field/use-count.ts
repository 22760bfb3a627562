import { useState, type ChangeEvent, type CompositionEvent, type ReactNode } from 'react';
import { codePoints } from '../../hooks/code-points.ts';
import type { FieldControl } from './Field.tsx';

export interface CountedFieldLabels {
  /** How much is there, for assistive tools: the figures alone say nothing. */
  counter: (used: number, max: number) => string;
  /** So many characters too many. */
  over: (characters: number) => string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CountOptions {
  max: number;
  labels: CountedFieldLabels;
  error: ReactNode;
  onValueChange: ((value: string) => void) | undefined;
}

/** What the text field was given, as far as counting cares. */
interface GivenProps<Control extends TextControl> {
  dir?: string | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  onCompositionStart?: ((event: CompositionEvent<Control>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Control>) => void) | undefined;
}

/**
 * Counts the characters of a text field. What an input method is still composing is not counted as too much: pinyin is
 * longer than the characters that it becomes.
 */
export function useCount<Control extends TextControl>(
  { max, labels, error, onValueChange }: CountOptions,
  { dir, value, defaultValue, onChange, onCompositionStart, onCompositionEnd }: GivenProps<Control>,
) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const [composing, setComposing] = useState(false);
  const text = value === undefined ? typed : String(value);
  const used = codePoints(text);
  const over = used > max && !composing;
  return {
    /** What to spread on the text field, after its own props. */
    inputProps: (control: FieldControl) => ({
      // What is written says from which side; a placeholder stands as the page does.
      dir: dir ?? (text === '' ? undefined : 'auto'),
      'aria-describedby': [control['aria-describedby'], `${control.id}-count`].filter(Boolean).join(' '),
      onChange: (event: ChangeEvent<Control>) => {
        setTyped(event.currentTarget.value);
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      },
      onCompositionStart: (event: CompositionEvent<Control>) => {
        setComposing(true);
        onCompositionStart?.(event);
      },
      onCompositionEnd: (event: CompositionEvent<Control>) => {
        setComposing(false);
        onCompositionEnd?.(event);
      },
    }),
    counter: { figures: `${used}/${max}`, words: labels.counter(used, max), over },
    /** Being too long is said before anything else. */
    problem: over ? labels.over(used - max) : error,
  };
}
