import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea, TextField } from '../../../primitives/Field/TextField.tsx';
import { PermissionsField } from './parts/PermissionsField.tsx';
import * as styles from './RoleEditor.css.ts';
import type { RoleFields, RoleFormProps, RoleProblems } from './types.ts';

/** Name, description and permissions of a role. Mount it per role: the form starts with the stored fields. */
export function RoleForm({ kind, roleId, known, form, actions, labels, className, ...rest }: RoleFormProps) {
  const [fields, setFields] = useState(form.fields);
  const [found, setFound] = useState<RoleProblems>({});
  const problems = { ...form.problems, ...found };
  const readOnly = form.onSubmit === undefined;
  const isNew = roleId === undefined;
  const changes = isNew ? fields : changesOf(form.fields, fields);
  const set = (change: Partial<RoleFields>) => {
    setFields({ ...fields, ...change });
    setFound({});
  };
  return (
    <form
      noValidate
      className={clsx(styles.form, className)}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = form.check(fields);
        setFound(wrong);
        if (Object.keys(wrong).length === 0) form.onSubmit?.(changes);
      }}
    >
      {readOnly && <Banner>{labels.readOnly}</Banner>}
      {kind === 'everyone' && <Banner>{labels.everyone}</Banner>}
      <TextField
        label={labels.fields.name}
        required
        value={fields.name}
        hint={roleId === undefined ? undefined : labels.idOf(roleId)}
        error={problems.name}
        readOnly={readOnly}
        autoComplete="off"
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextArea
        label={labels.fields.description}
        rows={2}
        value={fields.description}
        error={problems.description}
        readOnly={readOnly}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
      {kind === 'administrator' ? (
        <Banner>{labels.everything}</Banner>
      ) : (
        <PermissionsField
          known={known}
          value={fields.permissions}
          covers={form.covers}
          isRule={form.isRule}
          problem={problems.permissions}
          onValueChange={readOnly ? undefined : (permissions) => set({ permissions })}
          labels={labels}
        />
      )}
      {form.status === 'error' && form.error !== undefined && <Banner tone="danger">{form.error}</Banner>}
      {!readOnly && (
        <div className={styles.footer}>
          {actions}
          <Button
            type="submit"
            variant="solid"
            pending={form.status === 'pending'}
            disabled={Object.keys(changes).length === 0}
          >
            {isNew ? labels.add : labels.save}
          </Button>
        </div>
      )}
    </form>
  );
}

function changesOf(before: RoleFields, after: RoleFields): Partial<RoleFields> {
  const same = String(before.permissions.toSorted()) === String(after.permissions.toSorted());
  return {
    ...(after.name !== before.name && { name: after.name }),
    ...(after.description !== before.description && { description: after.description }),
    ...(!same && { permissions: after.permissions }),
  };
}
