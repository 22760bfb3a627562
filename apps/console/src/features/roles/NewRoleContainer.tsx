import { useLingui } from '@lingui/react/macro';
import { RoleForm, type RoleFields } from '@snap/portal-ui/role-editor';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { useAct } from '../people/use-act.ts';
import { usePlace } from './place.ts';
import { useRoleForm } from './use-role-form.ts';

const noFields: RoleFields = { name: '', description: '', permissions: [] };

/** A new role, which opens once it is there. */
export function NewRoleContainer() {
  const { t } = useLingui();
  const { roleEditor } = useLabels();
  const { go } = usePlace();
  const adding = useAct(
    ({ name = '', description = '', permissions = [] }: Partial<RoleFields>) =>
      administrationApi.addRole({ name, description, permissions: [...permissions] }),
    (role) => go({ role }, true),
  );
  const { known, rules } = useRoleForm(adding.error);
  return (
    <div className="min-w-0 flex-1 overflow-y-auto p-4">
      <RoleForm
        aria-label={t`New role`}
        kind="own"
        known={known}
        form={{
          ...rules,
          fields: noFields,
          status: adding.status,
          error: adding.errorText,
          onSubmit: adding.run,
        }}
        labels={roleEditor}
      />
    </div>
  );
}
