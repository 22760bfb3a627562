import { configuration } from '../../configuration.ts';
import { errorCode, isAway } from '../../errors/kinds.ts';
import { signInCodesApi, signOnApi } from '../../page-apis.ts';
import { clearLogin, loginCookie, session } from '../../stores/session.ts';
import { dropEntryCode, entryCode, type EntryCode } from './entry-code.ts';
import { begunIdentityFlow, endIdentityFlow, type IdentityFlow, keepBindTicket } from './identity-flow.ts';
import { loadSession, takeUp } from './session-actions.ts';

/**
 * Result of a sign-in by code. `in`: signed in. `bind`: the identity has no account yet. `waiting`: another device has to
 * confirm. `ended`: there is no code, or it belongs to another browser.
 */
export interface EntryOutcome {
  to: 'in' | 'bind' | 'waiting' | 'ended';
  redirect?: string | undefined;
}

/**
 * Redeems the one-time code of the address (decision E1). A signed-in user stays signed in: a link from someone else must not
 * change the account. Rejects with the server's refusal. Without a response the code stays for another try.
 */
export async function redeemEntry(wanted: string | undefined): Promise<EntryOutcome> {
  const flow = begunIdentityFlow();
  const redirect = wanted ?? flow?.redirect;
  if (await isSignedIn()) {
    forget();
    return { to: 'in', redirect };
  }
  const entry = entryCode();
  if (!entry || (flow && flow.state !== entry.state) || (!flow && entry.code === null)) {
    forget();
    return { to: 'ended' };
  }
  try {
    const outcome = await redeem(entry, flow);
    if (outcome.status === 'waiting') return { to: 'waiting' };
    forget();
    if (outcome.status === 'signed-in') {
      takeUp(outcome);
      return { to: 'in', redirect };
    }
    // Where this page can start the flow, an identity from a flow of another browser must not be linked.
    if ((configuration.identitySignInUrl || configuration.identityProvider) && !flow) return { to: 'ended' };
    keepBindTicket({ ticket: outcome.ticket, redirect });
    return { to: 'bind' };
  } catch (error) {
    if (!isAway(error)) forget();
    throw error;
  }
}

function redeem({ code, state, iss, error }: EntryCode, flow: IdentityFlow | undefined) {
  if (flow?.tenantId === undefined)
    return signInCodesApi.loginByCode({ code: code ?? '', tenantId: configuration.tenantId });
  return signOnApi.finishSignOn({
    tenantId: flow.tenantId,
    state: state ?? '',
    ...(code !== null && { code }),
    ...(iss !== null && { issuer: iss }),
    ...(error !== null && { error }),
  });
}

/** Whether the login cookie's owner has a session; a login without one is cleared. */
async function isSignedIn(): Promise<boolean> {
  const userId = loginCookie();
  if (userId === undefined) return false;
  try {
    if (session.status === 'anonymous') await loadSession(userId);
    return true;
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    clearLogin();
    return false;
  }
}

function forget(): void {
  dropEntryCode();
  endIdentityFlow();
}
