import { i18n } from '@lingui/core';
import { lazyComponent, OverlayContext } from '@snap/portal-ui/hooks';
import { I18nProvider } from '@lingui/react';
import { Outlet } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { password } from '../../stores/password.ts';
import { session } from '../../stores/session.ts';
import { toasts } from '../../stores/toasts.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

// On first use: the sign-in page needs neither.
const Toasts = lazyComponent(() => import('./Toasts.tsx').then((module) => module.Toasts));
const SignInAgain = lazyComponent(() =>
  import('../account/SignInAgain.tsx').then((module) => module.SignInAgain),
);

const PasswordContainer = lazyComponent(() =>
  import('../account/PasswordContainer.tsx').then((module) => module.PasswordContainer),
);

/** Around every page: title, toasts, and the dialogs for an ended session or password. */
export function RootPage() {
  const { status } = useSnapshot(session);
  const { items } = useSnapshot(toasts);
  const { step } = useSnapshot(password);
  const registerOverlay = useCloseOnBack();
  return (
    <I18nProvider i18n={i18n}>
      <OverlayContext value={registerOverlay}>
        <DocumentTitle />
        <Outlet />
        {items.length > 0 && <Toasts />}
        {status === 'ended' && <SignInAgain />}
        {status === 'active' && step !== 'none' && <PasswordContainer />}
      </OverlayContext>
    </I18nProvider>
  );
}
