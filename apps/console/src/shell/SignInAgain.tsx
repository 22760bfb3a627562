import { Trans, useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
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
import { SignInForm, type SignInValues } from '@snap/portal-ui/sign-in-form';
import { useMutation } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { browserSession } from '../api.ts';
import { useCatalogue, useLabels } from '../i18n/activate.ts';
import { portalPath } from '../paths.ts';
import { session } from '../stores/session.ts';

/** Dialog for an ended session (decision A7), over the unchanged page: what is open and written stays. */
export function SignInAgain() {
  const { t } = useLingui();
  const { signInForm } = useLabels();
  const catalogue = useCatalogue();
  const { userId } = useSnapshot(session);
  const { tenantId = '', login = '' } = splitUserId(userId) ?? {};
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ username, password }: SignInValues) =>
      browserSession.signIn({ username, password, tenantId }),
    onSuccess: (grant) => {
      if (grant.userId === userId) session.status = 'active';
      // Someone else: with their own permissions.
      else location.reload();
    },
  });
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
            status={isPending ? 'pending' : error ? 'error' : 'idle'}
            error={error ? failureText(error, catalogue) : undefined}
            defaultUsername={login}
            labels={signInForm}
            onSubmit={(values) => mutate(values)}
          />
          <Button variant="quiet" stretch onClick={() => location.assign(portalPath)}>
            <Trans>Go to the portal</Trans>
          </Button>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
