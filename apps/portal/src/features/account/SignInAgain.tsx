import { Trans, useLingui } from '@lingui/react/macro';
import { splitUserId } from '@snap/portal-api/rules';
import { Button } from '@snap/portal-ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@snap/portal-ui/dialog';
import { SignInForm } from '@snap/portal-ui/sign-in-form';
import { useSnapshot } from 'valtio';
import { configuration } from '../../configuration.ts';
import { useLabels } from '../../i18n/labels.ts';
import { clearLogin, session } from '../../stores/session.ts';
import { reloadPage } from './session-actions.ts';
import { useSignIn } from './use-sign-in.ts';

function leave(): void {
  clearLogin();
  reloadPage();
}

/**
 * Dialog for an ended session (decision A7), over the unchanged page. It closes by signing in; leaving discards the page.
 */
export function SignInAgain() {
  const { t } = useLingui();
  const labels = useLabels();
  const { userId } = useSnapshot(session);
  const { status, error, captcha, secondFactor, submit } = useSignIn(() => undefined);
  const { tenantId = '', login = '' } = splitUserId(userId) ?? {};
  return (
    <Dialog open>
      <DialogContent width="narrow">
        <DialogHeader>
          <DialogTitle>{t`Sign in again`}</DialogTitle>
        </DialogHeader>
        <DialogBody className="flex flex-col gap-4">
          <DialogDescription>
            <Trans>Your session has ended. Everything you have open and written is kept.</Trans>
          </DialogDescription>
          <SignInForm
            status={status}
            error={error}
            captcha={captcha}
            secondFactor={secondFactor}
            defaultUsername={login}
            defaultTenantId={tenantId === configuration.tenantId ? '' : tenantId}
            labels={labels.signInForm}
            onSubmit={(values) => void submit(values)}
          />
          <Button variant="quiet" stretch onClick={leave}>
            <Trans>Leave and sign in as someone else</Trans>
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
