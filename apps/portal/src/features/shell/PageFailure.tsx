import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { useSnapshot } from 'valtio';
import { newVersion } from '../../stores/new-version.ts';

/** Replaces a page that failed to render. Drafts are persisted on the device. */
export function PageFailure() {
  const { available } = useSnapshot(newVersion);
  return (
    <I18nProvider i18n={i18n}>
      <div className="grid min-h-full place-items-center p-6">
        <EmptyState
          variant={available ? 'empty' : 'failed'}
          text={
            available ? (
              <Trans>
                A new version is available, and this page comes with it. What you have written is kept.
              </Trans>
            ) : (
              <Trans>This page could not be shown. What you have written is kept.</Trans>
            )
          }
          action={
            <Button variant="solid" onClick={() => location.reload()}>
              {available ? <Trans>Reload</Trans> : <Trans>Try again</Trans>}
            </Button>
          }
        />
      </div>
    </I18nProvider>
  );
}
