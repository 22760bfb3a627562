import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { configurationPath } from '@snap/portal-api/contract';
import { Button } from '@snap/portal-ui/button';
import { useState } from 'react';
import { RemoveStartSkeleton } from '../../start/StartSkeleton.tsx';

const RETRY_TIMEOUT_MS = 5_000;

/** Reloads if the server responds: without the server the browser would show its own error page. */
async function reloadIfReachable(): Promise<void> {
  const signal = AbortSignal.timeout(RETRY_TIMEOUT_MS);
  const response = await fetch(configurationPath, { cache: 'no-store', signal }).catch(() => undefined);
  if (response?.ok) location.reload();
}

/** `waiting`: no response for some seconds. `failed`: no connection. `broken`: the server responds with something unusable. */
export type StartState = 'waiting' | 'failed' | 'broken';

/**
 * Shown while the first page cannot load: over its skeleton while that only takes long, else in its place. The page opens
 * automatically once it can.
 */
export function StartFailure({ state }: { state: StartState }) {
  const [trying, setTrying] = useState(false);
  const waiting = state === 'waiting';
  return (
    <I18nProvider i18n={i18n}>
      {!waiting && <RemoveStartSkeleton />}
      <main
        className={
          waiting
            ? 'fixed inset-x-4 bottom-6 mx-auto box-border flex max-w-max flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-2'
            : 'box-border grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center'
        }
      >
        <h1 className={waiting ? 'm-0 text-md font-regular' : 'm-0 text-md'}>
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
