import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { queryClient } from '../queries/query-client.ts';
import { session } from '../stores/session.ts';
import { DocumentTitle } from './DocumentTitle.tsx';
import { RefusedPage } from './MessagePages.tsx';
import { Shell } from './Shell.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { Toasts } from './Toasts.tsx';

/** Around every page: the frame for those who may be here, the refusal for others. */
export function RootPage() {
  const { status, permissions } = useSnapshot(session);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <DocumentTitle />
        {permissions.length > 0 ? <Shell /> : <RefusedPage />}
        {status === 'ended' && <SignInAgain />}
        <Toasts />
      </QueryClientProvider>
    </I18nProvider>
  );
}
