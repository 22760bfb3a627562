import { clsx } from 'clsx/lite';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.ts';
import { visuallyHidden } from '../../theme/reset.css.ts';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** One line under the label. */
  description?: ReactNode;
  glyph?: IconGlyph;
  /** Of a person, in place of a glyph. */
  avatar?: ReactNode;
  disabled?: boolean;
  /** Language of the label, when it is not the page's. */
  lang?: string;
}

export interface RadioGroupProps<Value extends string>
  extends FieldTexts, Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  options: readonly RadioOption<Value>[];
  value?: Value;
  /** Chosen at first, where the group keeps its own state. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Name in a form; made up when it is not given. */
  name?: string;
  /** `cards` for two or three choices that need a sentence each, `segments` for short words side by side. */
  variant?: 'list' | 'cards' | 'segments';
}

/** One of a few: the browser's own radio buttons, with its own keys. `ref` and rest props land on the fieldset. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  variant = 'list',
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [chosen, setChosen] = useControllableState<Value | null>(
    value,
    defaultValue ?? null,
    (next) => next !== null && onValueChange?.(next),
  );
  const failed = error !== undefined && error !== null && error !== '';
  const note = failed ? error : hint;
  const noted = note !== undefined && note !== null && note !== '';
  return (
    <fieldset
      className={clsx(styles.group, className)}
      aria-describedby={noted ? `${id}-note` : undefined}
      {...rest}
    >
      <legend className={labelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.options} data-variant={variant}>
        {options.map((option, at) => (
          <label
            key={option.value}
            className={styles.option}
            lang={option.lang}
            data-avatar={option.avatar === undefined ? undefined : ''}
          >
            <span className={styles.mark}>
              <input
                type="radio"
                className={styles.dot}
                name={name ?? id}
                value={option.value}
                checked={chosen === option.value}
                disabled={option.disabled}
                aria-labelledby={`${id}-${at}-label`}
                aria-describedby={option.description ? `${id}-${at}-description` : undefined}
                onChange={() => setChosen(option.value)}
              />
            </span>
            {option.glyph && (
              <span className={styles.icon}>
                <Icon glyph={option.glyph} size={variant === 'cards' ? 20 : 16} />
              </span>
            )}
            {option.avatar}
            <span className={styles.texts}>
              <span id={`${id}-${at}-label`} className={styles.label}>
                {option.label}
              </span>
              {option.description && (
                <span id={`${id}-${at}-description`} className={styles.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {/* Always there: a live region announces only what changes inside it. */}
      <div
        id={`${id}-note`}
        className={noted ? styles.note : undefined}
        data-tone={failed ? 'danger' : undefined}
        aria-live="polite"
      >
        {note}
      </div>
    </fieldset>
  );
}
