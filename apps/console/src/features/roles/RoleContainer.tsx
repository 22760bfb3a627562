import { Trans, useLingui } from '@lingui/react/macro';
import { errorCode } from '@snap/portal-api';
import { type AdministeredRole, codes } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { RoleForm, type RoleFields } from '@snap/portal-ui/role-editor';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@snap/portal-ui/tabs';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useLabels } from '../../i18n/activate.ts';
import { usePermission } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { useAct } from '../people/use-act.ts';
import { HoldersTab } from './HoldersTab.tsx';
import { usePlace } from './place.ts';
import { useRoleForm } from './use-role-form.ts';

/** A role: what it allows, and who has it. */
export function RoleContainer({ role }: { role: AdministeredRole }) {
  const { t } = useLingui();
  const { roleEditor } = useLabels();
  const { place, go } = usePlace();
  const mayEdit = usePermission('administration:roles:edit');
  const [removing, setRemoving] = useState(false);
  /** Incremented by each save: the form starts with what is stored now. */
  const [round, setRound] = useState(0);
  const saving = useAct(({ permissions, ...changes }: Partial<RoleFields>) =>
    administrationApi.changeRole({
      roleId: role.id,
      version: role.version,
      ...changes,
      ...(permissions && { permissions: [...permissions] }),
    }),
  );
  function save(changes: Partial<RoleFields>) {
    saving.run(changes, {
      // After the role has been fetched again.
      onSuccess: () => {
        setRound(round + 1);
        showToast('success', t`Saved.`);
      },
    });
  }
  const { known, rules } = useRoleForm(saving.error);
  const editable = mayEdit && role.editable;
  const form = (
    <RoleForm
      key={round}
      kind={role.kind}
      roleId={role.id}
      known={known}
      form={{
        ...rules,
        fields: role,
        status: saving.status,
        error: saving.errorText,
        onSubmit: editable ? save : undefined,
      }}
      actions={
        role.kind === 'own' && (
          <Button variant="quiet" onClick={() => setRemoving(true)}>
            <Trans>Delete role</Trans>
          </Button>
        )
      }
      labels={roleEditor}
    />
  );
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {role.kind === 'everyone' ? (
        <div className="overflow-y-auto p-4">{form}</div>
      ) : (
        <Tabs
          className="flex min-h-0 flex-1 flex-col"
          value={place.tab ?? 'permissions'}
          onValueChange={(tab) => go({ tab: tab === 'people' ? tab : undefined, q: undefined }, true)}
        >
          <TabsList aria-label={role.name} className="px-4 pt-2">
            <TabsTrigger value="permissions">{t`Permissions`}</TabsTrigger>
            <TabsTrigger value="people">{t`People`}</TabsTrigger>
          </TabsList>
          <TabsContent value="permissions" className="min-h-0 flex-1 overflow-y-auto p-4">
            {form}
          </TabsContent>
          <TabsContent value="people" className="min-h-0 flex-1">
            <HoldersTab role={role} mayEdit={mayEdit} />
          </TabsContent>
        </Tabs>
      )}
      {removing && <RemoveDialog role={role} onClose={() => setRemoving(false)} />}
    </div>
  );
}

/** Asks once; the server says how many people and menu entries have the role, and asks again. */
function RemoveDialog({ role, onClose }: { role: AdministeredRole; onClose: () => void }) {
  const { t } = useLingui();
  const { go } = usePlace();
  const { run, status, error, errorText } = useAct(
    (confirmed: boolean) => administrationApi.removeRole({ roleId: role.id, confirmed }),
    () => {
      showToast('success', t`The role was deleted.`);
      go({ role: undefined, tab: undefined }, true);
    },
  );
  const inUse = error !== null && errorCode(error) === codes.roleInUse;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Delete ${role.name}?`}
      description={t`Those who have it lose its permissions at once. Menu entries that are for it alone are hidden.`}
      confirmLabel={inUse ? t`Delete anyway` : t`Delete role`}
      cancelLabel={t`Cancel`}
      tone="danger"
      pending={status === 'pending'}
      error={errorText}
      onConfirm={() => run(inUse)}
    />
  );
}
