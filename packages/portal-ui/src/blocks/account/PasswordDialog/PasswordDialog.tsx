import { useId, useState } from 'react';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { PasswordField } from '../../../primitives/Field/PasswordField.tsx';
import { HiddenUsername } from '../shared/HiddenUsername.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { PasswordDialogProps, PasswordFormOptions } from './types.ts';
import { usePasswordForm } from './use-password-form.ts';
import * as styles from './PasswordDialog.css.ts';

/**
 * Changes the password (specification, sections 4 and 5). While the change is forced, the dialog cannot be closed;
 * logging out is the only other way.
 */
export function PasswordDialog({
  open,
  onOpenChange,
  forced = false,
  reason,
  status,
  error,
  refusedField,
  rule,
  username,
  onSubmit,
  onLogOut,
  labels,
  ...rest
}: PasswordDialogProps) {
  const form = { status, error, refusedField, rule, username, onSubmit, onLogOut, labels };
  /** Number of refused attempts to close: each one is announced again. */
  const [refusals, setRefusals] = useState(0);
  function handleOpenChange(next: boolean) {
    if (forced && !next) setRefusals((before) => before + 1);
    else onOpenChange(next);
  }
  return (
    <Dialog open={open} onOpenChange={handleOpenChange}>
      <DialogContent {...rest} width="regular">
        {/* Remounts the form each time the dialog opens, so that no passwords are left. */}
        <PasswordForm
          {...form}
          forced={forced}
          reason={reason}
          refusals={refusals}
          onCancel={() => handleOpenChange(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

interface PasswordFormProps
  extends
    PasswordFormOptions,
    Pick<PasswordDialogProps, 'forced' | 'reason' | 'error' | 'username' | 'onLogOut'> {
  refusals: number;
  onCancel: () => void;
}

function PasswordForm({
  forced,
  reason,
  refusals,
  status,
  error,
  refusedField,
  rule,
  username,
  onSubmit,
  onCancel,
  onLogOut,
  labels,
}: PasswordFormProps) {
  const formId = useId();
  const { field, stopped, met, handleSubmit } = usePasswordForm({
    status,
    refusedField,
    rule,
    onSubmit,
    labels,
  });
  return (
    <>
      <DialogHeader closeLabel={labels.close}>
        <DialogTitle>{labels.title}</DialogTitle>
      </DialogHeader>
      <DialogBody>
        <form id={formId} method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
          {forced && (
            <Banner key={refusals} tone={refusals > 0 ? 'danger' : 'warning'}>
              {reason ?? labels.locked}
            </Banner>
          )}
          <PasswordField
            {...field('oldpwd')}
            label={labels.oldPassword}
            labels={labels}
            autoComplete="current-password"
          />
          <NewPasswordField {...field('newpwd')} rule={rule} met={met} labels={labels} />
          <PasswordField
            {...field('submitpwd')}
            label={labels.repeatPassword}
            labels={labels}
            autoComplete="new-password"
          />
          {/* Last, because a dialog focuses its first field. */}
          <HiddenUsername value={username} />
          {status === 'error' && !stopped && <Banner tone="danger">{error}</Banner>}
        </form>
      </DialogBody>
      <DialogFooter>
        {forced ? (
          <Button variant="quiet" className={styles.logOut} onClick={onLogOut}>
            {labels.logOut}
          </Button>
        ) : (
          <Button onClick={onCancel}>{labels.cancel}</Button>
        )}
        <Button type="submit" form={formId} variant="solid" pending={status === 'pending'}>
          {labels.submit}
        </Button>
      </DialogFooter>
    </>
  );
}
