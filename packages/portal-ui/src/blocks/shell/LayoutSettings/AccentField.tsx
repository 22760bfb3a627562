import { Check } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { accentPresets, defaultAccent } from '../../../theme/colors/accents.ts';
import { accentContrast } from './accent-contrast.ts';
import type { LayoutSettingsLabels } from './types.ts';
import * as styles from './LayoutSettings.css.ts';

interface AccentFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  labels: LayoutSettingsLabels;
}

const colors = [defaultAccent, ...accentPresets];
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Theme colour: the default, nine presets (specification, section 5), or any; with a preview of text on it. */
export function AccentField({ value, onValueChange, labels }: AccentFieldProps) {
  const name = useId();
  const { samples, ratio, adjusted } = accentContrast(value);
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>{labels.accent}</legend>
      <div className={styles.swatches}>
        {colors.map((color) => (
          <label key={color} className={styles.swatch} style={{ backgroundColor: color }}>
            <input
              type="radio"
              className={styles.choice}
              name={name}
              value={color}
              checked={same(color, value)}
              aria-label={labels.colors[color.toLowerCase()] ?? color}
              onChange={() => onValueChange(color)}
            />
            {same(color, value) && <Icon glyph={Check} color={accentContrast(color).samples.light.ink} />}
          </label>
        ))}
        <label className={styles.custom}>
          <input
            type="color"
            className={styles.well}
            value={value.toLowerCase()}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {labels.custom}
        </label>
      </div>
      <div className={styles.samples} aria-hidden>
        {[samples.light, samples.dark].map(({ surface, line, fill, ink, link }) => (
          <div
            key={surface}
            className={styles.sample}
            style={{ backgroundColor: surface, borderColor: line }}
          >
            <span className={styles.sampleFill} style={{ backgroundColor: fill, color: ink }}>
              {labels.sampleButton}
            </span>
            <span style={{ color: link }}>{labels.sampleLink}</span>
          </div>
        ))}
      </div>
      <p className={styles.note} role="status">
        {labels.readable(ratio)} {adjusted && labels.adjusted}
      </p>
    </fieldset>
  );
}
