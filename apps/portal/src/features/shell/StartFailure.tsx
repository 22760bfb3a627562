import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Button, Spinner } from '@snap/portal-ui';
import { useEffect } from 'react';

const again = () => location.reload();

/**
 * Instead of the first page: the portal's configuration could not be fetched, and nothing else can work; or, `waiting`,
 * something has not answered for some seconds, and the page comes by itself when it does.
 */
export function StartFailure({ waiting = false }: { waiting?: boolean }) {
  useEffect(() => {
    if (waiting) return undefined;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [waiting]);
  return (
    <I18nProvider i18n={i18n}>
      <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        {waiting && <Spinner size={20} />}
        <h1 className="m-0 text-md">
          <span role={waiting ? 'status' : 'alert'}>
            {!waiting ? (
              <Trans>The portal cannot be reached. Please check your network and try again.</Trans>
            ) : navigator.onLine ? (
              <Trans>The portal has not answered yet. Still trying…</Trans>
            ) : (
              <Trans>No network. This goes on by itself when it is back.</Trans>
            )}
          </span>
        </h1>
        <Button variant={waiting ? 'outline' : 'solid'} onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      </main>
    </I18nProvider>
  );
}
