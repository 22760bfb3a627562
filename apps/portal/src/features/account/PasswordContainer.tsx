import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { PasswordDialog, type PasswordValues } from '@snap/portal-ui/password-dialog';
import { useSnapshot } from 'valtio';
import { errorCode } from '../../errors/kinds.ts';
import { reportError } from '../../errors/report.ts';
import { useLabels } from '../../i18n/labels.ts';
import { retryNow } from '../../live/start.ts';
import { passwordApi } from '../../page-apis.ts';
import { useSubmission } from '../../queries/use-submission.ts';
import { tellOtherTabs } from '../../stores/browser-tabs.ts';
import { closeWarning, closePasswordDialog, freePassword, password } from '../../stores/password.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { passwordRule } from './password-rule.ts';
import { loadSession, reloadPage, signOut } from './session-actions.ts';

/** The warning before a password expires, and the dialog that changes it, over whatever is open. */
export function PasswordContainer() {
  const { t } = useLingui();
  const labels = useLabels();
  const router = useRouter();
  const { step, forced, message } = useSnapshot(password);
  const { userId } = useSnapshot(session);
  const change = useSubmission(async ({ oldpwd, newpwd, submitpwd }: PasswordValues) => {
    await passwordApi.changePassword({
      oldPassword: oldpwd,
      newPassword: newpwd,
      repeatedPassword: submitpwd,
    });
    const wasForced = password.forced;
    freePassword();
    showToast('success', t`Your password was changed. Your other devices are signed out.`);
    tellOtherTabs({ type: 'password-changed' });
    if (!wasForced) return;
    // Fetches what was refused before the change, and sends what waits in the outbox.
    await loadSession(userId).catch(reportError);
    void retryNow();
    await router.invalidate();
  });

  if (step === 'warning') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && closeWarning(false)}
        title={t`Notice`}
        description={
          message ||
          (forced
            ? labels.passwordDialog.locked
            : t`Your password expires soon. Please change it as soon as you can!`)
        }
        confirmLabel={t`Change password`}
        cancelLabel={labels.common.cancel}
        onConfirm={() => closeWarning(true)}
      />
    );
  }
  return (
    <PasswordDialog
      open={step === 'change'}
      onOpenChange={(open) => !open && closePasswordDialog()}
      forced={forced}
      reason={message || undefined}
      status={change.status}
      error={change.errorText}
      refusedField={errorCode(change.error) === codes.wrongPassword ? 'oldpwd' : undefined}
      rule={passwordRule}
      username={userId}
      onSubmit={change.submit}
      onLogOut={() => void leave()}
      labels={labels.passwordDialog}
    />
  );
}

async function leave() {
  try {
    await signOut();
    reloadPage();
  } catch (error) {
    reportError(error);
  }
}
