import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { configurationPath } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { Spinner } from '@snap/portal-ui/spinner';
import { useState } from 'react';

const RETRY_TIMEOUT_MS = 5_000;

/** Reloads if the server responds: without the server the browser would show its own error page. */
async function reloadIfReachable(): Promise<void> {
  const signal = AbortSignal.timeout(RETRY_TIMEOUT_MS);
  const response = await fetch(configurationPath, { cache: 'no-store', signal }).catch(() => undefined);
  if (response?.ok) location.reload();
}

/** `waiting`: no response for some seconds. `failed`: no connection. `broken`: the server responds with something unusable. */
export type StartState = 'waiting' | 'failed' | 'broken';

/** Shown while the first page cannot load. The page opens automatically once it can. */
export function StartFailure({ state }: { state: StartState }) {
  const [trying, setTrying] = useState(false);
  const waiting = state === 'waiting';
  return (
    <I18nProvider i18n={i18n}>
      <main className="box-border grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        {waiting && <Spinner size={20} />}
        <h1 className="m-0 text-md">
          <span key={state} role={waiting ? 'status' : 'alert'}>
            {state === 'broken' ? (
              <Trans>
                The portal cannot be opened at the moment. Please try again later, or contact your
                administrator.
              </Trans>
            ) : waiting && navigator.onLine ? (
              <Trans>The portal has not answered yet. Still trying…</Trans>
            ) : (
              <Trans>No connection to the portal. It opens by itself as soon as there is one.</Trans>
            )}
          </span>
        </h1>
        <Button
          variant={waiting ? 'outline' : 'solid'}
          pending={trying}
          onClick={() => {
            setTrying(true);
            void reloadIfReachable().finally(() => setTrying(false));
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </main>
    </I18nProvider>
  );
}
