import { Plus, X } from 'lucide';
import { useState } from 'react';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../../primitives/Checkbox/Checkbox.tsx';
import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { useImeGuard } from '../../../../hooks/keyboard/use-ime-guard.ts';
import * as styles from '../RoleEditor.css.ts';
import type { RoleEditorLabels, RoleFormProps } from '../types.ts';

interface PermissionsFieldProps extends Pick<RoleFormProps, 'known'> {
  value: readonly string[];
  covers: (rule: string, permission: string) => boolean;
  isRule: (rule: string) => boolean;
  problem: string | undefined;
  /** Undefined: read-only. */
  onValueChange: ((value: readonly string[]) => void) | undefined;
  labels: RoleEditorLabels;
}

/** The permissions that the product knows, to check; then the rules for what it does not know. */
export function PermissionsField({
  known,
  value,
  covers,
  isRule,
  problem,
  onValueChange,
  labels,
}: PermissionsFieldProps) {
  const names = new Set(known.flatMap(({ permissions }) => permissions.map(({ id }) => id)));
  const rules = value.filter((rule) => !names.has(rule));
  const toggle = (id: string, checked: boolean) =>
    onValueChange?.(checked ? [...value, id] : value.filter((one) => one !== id));
  return (
    <section className={styles.section} aria-label={labels.permissions}>
      <h2 className={styles.heading}>{labels.permissions}</h2>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.groups}>
        {known.map((group) => (
          <fieldset key={group.id} className={styles.group}>
            <legend className={styles.legend}>{group.name}</legend>
            {group.permissions.map(({ id, name }) => {
              const rule = rules.find((one) => covers(one, id));
              return (
                <Checkbox
                  key={id}
                  label={name}
                  description={rule === undefined ? id : labels.byRule(rule)}
                  checked={rule !== undefined || value.includes(id)}
                  disabled={onValueChange === undefined || rule !== undefined}
                  onCheckedChange={(checked) => toggle(id, checked)}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      {(onValueChange !== undefined || rules.length > 0) && (
        <h2 className={styles.heading}>{labels.rules}</h2>
      )}
      {rules.length > 0 && (
        <ul role="list" className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule} className={styles.rule}>
              <code className={styles.code}>{rule}</code>
              {onValueChange && (
                <IconButton
                  label={labels.removeRule(rule)}
                  icon={<Icon glyph={X} />}
                  onClick={() => toggle(rule, false)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onValueChange && (
        <NewRule
          isRule={isRule}
          onAdd={(rule) => !value.includes(rule) && toggle(rule, true)}
          labels={labels}
        />
      )}
    </section>
  );
}

interface NewRuleProps {
  isRule: (rule: string) => boolean;
  onAdd: (rule: string) => void;
  labels: RoleEditorLabels;
}

function NewRule({ isRule, onAdd, labels }: NewRuleProps) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const ime = useImeGuard();
  const rule = text.trim();
  function add() {
    if (rule === '') return;
    setWrong(!isRule(rule));
    if (!isRule(rule)) return;
    onAdd(rule);
    setText('');
  }
  return (
    <div className={styles.newRule}>
      <TextField
        className={styles.ruleField}
        label={labels.newRule}
        hint={labels.rulesHint}
        error={wrong ? labels.badRule : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setWrong(false);
        }}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={ime.onCompositionEnd}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || ime.ownsKey(event)) return;
          // Enter would save the role.
          event.preventDefault();
          add();
        }}
      />
      <Button icon={<Icon glyph={Plus} />} disabled={rule === ''} onClick={add}>
        {labels.addRule}
      </Button>
    </div>
  );
}
