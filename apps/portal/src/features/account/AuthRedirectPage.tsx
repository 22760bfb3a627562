import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { failureText } from '@snap/portal-api/errors';
import { SignInStatus } from '@snap/portal-ui/sign-in-status';
import { useEffect, useRef, useState } from 'react';
import { configuration } from '../../configuration.ts';
import { useCatalogue } from '../../errors/catalogue.ts';
import { isAway } from '../../errors/kinds.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { signOnApi } from '../../page-apis.ts';
import { followRedirect } from '../../navigation/follow-redirect.ts';
import { entryHref } from './entry-href.ts';
import { beginIdentityFlow, keepIdentityFlow } from './identity-flow.ts';
import { redeemEntry } from './redeem-code.ts';
import { SignInFrame } from './SignInFrame.tsx';

const route = getRouteApi('/auth-redirect');

type EntryState = { status: 'pending' | 'waiting' | 'ended' } | { status: 'error'; error: unknown };

/** The way in by a one-time code of the identity provider, or of a device that is signed in (decision E1). */
export function AuthRedirectPage() {
  const { t } = useLingui();
  const { signInStatus } = useLazyLabels('account');
  const catalogue = useCatalogue();
  const router = useRouter();
  const { redirect, begin, tenant } = route.useSearch();
  const [state, setState] = useState<EntryState>({ status: 'pending' });

  async function enter() {
    try {
      const outcome = await redeemEntry(redirect);
      if (outcome.to === 'in') {
        await followRedirect(router, outcome.redirect);
      } else if (outcome.to === 'bind') {
        await router.navigate({ to: '/bind', replace: true });
      } else {
        setState({ status: outcome.to });
      }
    } catch (error) {
      setState({ status: 'error', error });
    }
  }

  async function beginAtProvider(tenantId: string) {
    try {
      const { url, state: name } = await signOnApi.beginSignOn({ tenantId });
      keepIdentityFlow({ state: name, redirect, tenantId });
      location.replace(url);
    } catch (error) {
      setState({ status: 'error', error });
    }
  }

  function start() {
    const { identitySignInUrl, identityProvider, tenantId } = configuration;
    if (begin && (tenant !== undefined || identityProvider)) return beginAtProvider(tenant ?? tenantId);
    if (begin && identitySignInUrl) return location.replace(beginIdentityFlow(identitySignInUrl, redirect));
    return enter();
  }

  const entered = useRef(false);
  useEffect(() => {
    // A code is good once: not again for an effect that runs twice.
    if (entered.current) return;
    entered.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the state says how a call goes that only the page's opening begins
    void start();
  });

  const away = state.status === 'error' && isAway(state.error);
  return (
    <SignInFrame subtitle={t`Sign in`}>
      <SignInStatus
        status={away ? 'offline' : state.status}
        error={state.status === 'error' ? failureText(state.error, catalogue) : undefined}
        onRetry={() => {
          setState({ status: 'pending' });
          void start();
        }}
        onSignIn={() => void router.navigate({ href: entryHref('/login', redirect), replace: true })}
        labels={signInStatus}
      />
    </SignInFrame>
  );
}
