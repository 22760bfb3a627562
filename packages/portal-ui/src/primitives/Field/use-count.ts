import { useState, type ChangeEvent, type CompositionEvent, type ReactNode } from 'react';
import { codePoints } from '../../hooks/code-points.ts';
import type { FieldControl } from './Field.tsx';

export interface CountedFieldLabels {
  /** The count for assistive technology, in words. */
  counter: (used: number, max: number) => string;
  /** Number of characters over the limit. */
  over: (characters: number) => string;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface CountOptions {
  max: number;
  labels: CountedFieldLabels;
  error: ReactNode;
  onValueChange: ((value: string) => void) | undefined;
}

/** Props of the text field that affect counting. */
interface GivenProps<Control extends TextControl> {
  dir?: string | undefined;
  value?: string | number | readonly string[] | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  onCompositionStart?: ((event: CompositionEvent<Control>) => void) | undefined;
  onCompositionEnd?: ((event: CompositionEvent<Control>) => void) | undefined;
}

/**
 * Counts the characters of a text field. Text under composition is not counted as excess: pinyin is longer than the
 * characters that it becomes.
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
    /** Props of the text field; spread after its own. */
    inputProps: (control: FieldControl) => ({
      // The text decides its direction; a placeholder follows the page.
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
    /** Excess takes precedence over other errors. */
    problem: over ? labels.over(used - max) : error,
  };
}
