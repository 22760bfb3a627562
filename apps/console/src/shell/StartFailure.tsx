import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { useLabels } from '../i18n/activate.ts';

/** In place of the page when it could not start or failed to render. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const { common } = useLabels();
  return (
    <I18nProvider i18n={i18n}>
      <main className="grid min-h-dvh place-items-center p-6">
        <EmptyState
          variant="failed"
          text={<Trans>The administration could not be opened. The server may be unreachable.</Trans>}
          action={
            <Button variant="solid" onClick={onRetry}>
              {common.retry}
            </Button>
          }
        />
      </main>
    </I18nProvider>
  );
}
