import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui';

/** The portal's configuration could not be fetched: nothing else can work. */
export function StartFailure() {
  return (
    <I18nProvider i18n={i18n}>
      <main
        role="alert"
        className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center"
      >
        <p>
          <Trans>The portal cannot be reached. Please check your network and try again.</Trans>
        </p>
        <Button variant="solid" onClick={() => location.reload()}>
          <Trans>Try again</Trans>
        </Button>
      </main>
    </I18nProvider>
  );
}
