import { TextField } from '../../../../primitives/Field/TextField.tsx';
import { RadioGroup } from '../../../../primitives/RadioGroup/RadioGroup.tsx';
import * as styles from '../MenuEditor.css.ts';
import type { MenuChoices, MenuEditorLabels, MenuEntryView, MenuTarget } from '../types.ts';

/** What an entry opens; what was chosen of the other kinds stays while the dialog is open. */
export interface Target {
  kind: MenuTarget;
  page: string;
  app: string;
  address: string;
}

const kinds = ['page', 'app', 'address', 'group'] as const satisfies readonly MenuTarget[];

/** What a stored entry opens. */
export function targetIn({ path, appId }: MenuEntryView, { pages }: MenuChoices, isNew: boolean): Target {
  const known = pages.some((page) => page.path === path);
  const kind = isNew || known ? 'page' : appId !== undefined ? 'app' : path === '' ? 'group' : 'address';
  return { kind, page: known ? path : '', app: appId ?? '', address: known ? '' : path };
}

/** Why a target is none yet. */
export function targetProblem(
  { kind, page, app, address }: Target,
  isAddress: (address: string) => boolean,
  labels: MenuEditorLabels,
): string | undefined {
  if (kind === 'page') return page === '' ? labels.targetMissing : undefined;
  if (kind === 'app') return app === '' ? labels.targetMissing : undefined;
  if (kind === 'address') return isAddress(address.trim()) ? undefined : labels.badAddress;
  return undefined;
}

interface TargetFieldProps {
  value: Target;
  onValueChange: (target: Target) => void;
  choices: MenuChoices;
  problem: string | undefined;
  labels: MenuEditorLabels;
}

export function TargetField({ value, onValueChange, choices, problem, labels }: TargetFieldProps) {
  return (
    <div className={styles.section}>
      <RadioGroup
        variant="segments"
        label={labels.target}
        options={kinds.map((kind) => ({ value: kind, label: labels.targets[kind] }))}
        value={value.kind}
        onValueChange={(kind) => onValueChange({ ...value, kind })}
      />
      {value.kind === 'page' && (
        <RadioGroup
          className={styles.tiles}
          label={labels.targets.page}
          labelHidden
          error={problem}
          options={choices.pages.map(({ path, name }) => ({ value: path, label: name }))}
          value={value.page}
          onValueChange={(page) => onValueChange({ ...value, page })}
        />
      )}
      {value.kind === 'app' && choices.apps.length === 0 && <p className={styles.note}>{labels.noApps}</p>}
      {value.kind === 'app' && choices.apps.length > 0 && (
        <RadioGroup
          className={styles.tiles}
          label={labels.targets.app}
          labelHidden
          error={problem}
          options={choices.apps.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.app}
          onValueChange={(app) => onValueChange({ ...value, app })}
        />
      )}
      {value.kind === 'address' && (
        <TextField
          label={labels.address}
          type="url"
          inputMode="url"
          value={value.address}
          error={problem}
          placeholder="https://"
          autoComplete="off"
          onChange={({ currentTarget }) => onValueChange({ ...value, address: currentTarget.value })}
        />
      )}
    </div>
  );
}
