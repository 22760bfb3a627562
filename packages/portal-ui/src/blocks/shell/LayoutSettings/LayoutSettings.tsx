import { clsx } from 'clsx/lite';
import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { AccentField } from './AccentField.tsx';
import type { LayoutSettingsProps, LayoutSwitch } from './types.ts';
import * as styles from './LayoutSettings.css.ts';

const schemes = [
  { value: 'light', glyph: Sun },
  { value: 'dark', glyph: Moon },
  { value: 'system', glyph: Monitor },
] as const;
const navigations = [
  { value: 'auto', label: 'navigationAuto' },
  { value: 'both', label: 'navigationBoth' },
  { value: 'top', label: 'navigationTop' },
] as const;
const allSwitches: readonly LayoutSwitch[] = ['tagsView', 'fixedHeader', 'showLogo'];

/** Appearance of the portal (specification, section 2, Layout settings panel). Changes apply at once. */
export function LayoutSettings({
  value,
  onValueChange,
  switches = allSwitches,
  navigationHidden = false,
  labels,
  className,
  ...rest
}: LayoutSettingsProps) {
  const id = useId();
  const change = (part: Partial<typeof value>) => onValueChange({ ...value, ...part });
  return (
    <div className={clsx(styles.root, className)} {...rest}>
      <AccentField value={value.accent} onValueChange={(accent) => change({ accent })} labels={labels} />
      <RadioGroup
        variant="segments"
        label={labels.appearance}
        options={schemes.map((scheme) => ({ ...scheme, label: labels[scheme.value] }))}
        value={value.scheme}
        onValueChange={(scheme) => change({ scheme })}
      />
      {!navigationHidden && (
        <RadioGroup
          label={labels.navigation}
          options={navigations.map((mode) => ({
            value: mode.value,
            label: labels[mode.label],
            description: labels[`${mode.label}Hint`],
          }))}
          value={value.navigation}
          onValueChange={(navigation) => change({ navigation })}
        />
      )}
      <section className={styles.section} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          {labels.layout}
        </h3>
        <div className={styles.rows}>
          {switches.map((name) => (
            <div key={name} className={styles.row}>
              <Switch
                label={labels[name]}
                description={labels[`${name}Hint`]}
                checked={value[name]}
                onCheckedChange={(checked) => change({ [name]: checked })}
              />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
