import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { codes } from '@snap/portal-api/contract';
import { failureText } from '@snap/portal-api/errors';
import { ConfirmDialog } from '@snap/portal-ui/confirm-dialog';
import { PasswordDialog, type PasswordValues } from '@snap/portal-ui/password-dialog';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { errorCode, isAborted } from '../../errors/kinds.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { reportError } from '../../errors/report.ts';
import { useForgetAway } from '../../errors/use-forget-away.ts';
import { useLabels } from '../../i18n/labels.ts';
import { retryNow } from '../../live/start.ts';
import { passwordApi } from '../../page-apis.ts';
import { tellOtherTabs } from '../../stores/browser-tabs.ts';
import { answerNotice, closePasswordDialog, freePassword, password } from '../../stores/password.ts';
import { session } from '../../stores/session.ts';
import { showToast } from '../../stores/toasts.ts';
import { passwordRule } from './password-rule.ts';
import { loadSession, reloadPage, signOut } from './session-actions.ts';

type ChangeState = { status: 'idle' | 'pending' } | { status: 'error'; error: unknown };

/** The notice of a password's end, and the dialog that changes it, over whatever is open. */
export function PasswordContainer() {
  const { t } = useLingui();
  const labels = useLabels();
  const catalogue = useCatalogue();
  const router = useRouter();
  const { step, forced, message } = useSnapshot(password);
  const { userId } = useSnapshot(session);
  const [state, setState] = useState<ChangeState>({ status: 'idle' });
  useForgetAway(state.status === 'error' ? state.error : undefined, () => setState({ status: 'idle' }));

  async function change({ oldpwd, newpwd, submitpwd }: PasswordValues) {
    setState({ status: 'pending' });
    try {
      await passwordApi.changePassword({
        oldPassword: oldpwd,
        newPassword: newpwd,
        repeatedPassword: submitpwd,
      });
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : { status: 'error', error });
      return;
    }
    const wasForced = password.forced;
    freePassword();
    showToast('success', t`Your password was changed. Your other devices are signed out.`);
    tellOtherTabs({ type: 'password-changed' });
    if (!wasForced) return;
    // What was refused meanwhile is fetched now; what was written meanwhile is sent.
    await loadSession(userId).catch(reportError);
    void retryNow();
    await router.invalidate();
  }

  if (step === 'notice') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && answerNotice(false)}
        title={t`Notice`}
        description={
          message ||
          (forced
            ? labels.passwordDialog.locked
            : t`Your password expires soon. Please change it as soon as you can!`)
        }
        confirmLabel={t`Change password`}
        cancelLabel={labels.common.cancel}
        onConfirm={() => answerNotice(true)}
      />
    );
  }
  return (
    <PasswordDialog
      open={step === 'change'}
      onOpenChange={(open) => !open && closePasswordDialog()}
      forced={forced}
      status={state.status}
      // Worded while drawing, so that it follows the language.
      error={state.status === 'error' ? failureText(state.error, catalogue) : undefined}
      refusedField={
        state.status === 'error' && errorCode(state.error) === codes.wrongPassword ? 'oldpwd' : undefined
      }
      rule={passwordRule}
      username={userId}
      onSubmit={(values) => void change(values)}
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
