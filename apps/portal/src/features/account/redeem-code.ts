import { configuration } from '../../configuration.ts';
import { errorCode, isAway } from '../../errors/kinds.ts';
import { signInCodesApi } from '../../page-apis.ts';
import { clearLogin, loginCookie, session } from '../../stores/session.ts';
import { dropEntryCode, entryCode } from './entry-code.ts';
import { begunIdentityFlow, endIdentityFlow, keepBindTicket } from './identity-flow.ts';
import { loadSession, takeUp } from './session-actions.ts';

/**
 * What became of the way in: `in`, somebody is signed in; `bind`, the identity has no account yet; `waiting`, another device
 * has to confirm; `ended`, there is nothing to redeem, or it is not this browser's.
 */
export interface EntryOutcome {
  to: 'in' | 'bind' | 'waiting' | 'ended';
  redirect?: string | undefined;
}

/**
 * Redeems the one-time code that somebody came in with (decision E1). Whoever is signed in stays who they are: a link that
 * somebody else made changes nothing for them. Rejects with the server's refusal; the code is kept while nobody has
 * answered.
 */
export async function redeemEntry(wanted: string | undefined): Promise<EntryOutcome> {
  const flow = begunIdentityFlow();
  const redirect = wanted ?? flow?.redirect;
  if (await isSignedIn()) {
    forget();
    return { to: 'in', redirect };
  }
  const entry = entryCode();
  if (!entry || (flow && flow.state !== entry.state)) {
    forget();
    return { to: 'ended' };
  }
  try {
    const outcome = await signInCodesApi.loginByCode({ code: entry.code, tenantId: configuration.tenantId });
    if (outcome.status === 'waiting') return { to: 'waiting' };
    forget();
    if (outcome.status === 'signed-in') {
      takeUp(outcome);
      return { to: 'in', redirect };
    }
    // Where people can begin here, an identity that was not asked for here may be somebody else's: nothing is tied to it.
    if (configuration.identitySignInUrl && !flow) return { to: 'ended' };
    keepBindTicket({ ticket: outcome.ticket, redirect });
    return { to: 'bind' };
  } catch (error) {
    if (!isAway(error)) forget();
    throw error;
  }
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
