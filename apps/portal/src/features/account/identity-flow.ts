import { basePath } from '../../navigation/guard.ts';
import { randomName } from './random-name.ts';

const flowKey = 'snap-portal:identity-flow';
const ticketKey = 'snap-portal:bind-ticket';

/** A way in by the identity provider that began in this tab. */
export interface IdentityFlow {
  /** Returned by the provider with the code. A code without it belongs to another flow. */
  state: string;
  redirect?: string | undefined;
  /** The organisation whose own provider (OpenID Connect) it is; undefined: the provider of the configuration. */
  tenantId?: string | undefined;
}

/** A ticket that ties an identity to an account. */
export interface BindTicket {
  ticket: string;
  redirect?: string | undefined;
}

/** Where the identity provider is to be visited, and leaves in this tab what proves that the way in began here. */
export function beginIdentityFlow(signInUrl: string, redirect: string | undefined): string {
  const flow: IdentityFlow = { state: randomName(), redirect };
  keepIdentityFlow(flow);
  const url = new URL(signInUrl);
  url.searchParams.set('redirect_uri', `${location.origin}${basePath}auth-redirect`);
  url.searchParams.set('state', flow.state);
  return url.href;
}

/** The same for an organisation's own provider, whose URL and state the server has made. */
export function keepIdentityFlow(flow: IdentityFlow): void {
  sessionStorage.setItem(flowKey, JSON.stringify(flow));
}

export function begunIdentityFlow(): IdentityFlow | undefined {
  const { state, redirect, tenantId } = read(flowKey);
  return state === undefined ? undefined : { state, redirect, tenantId };
}

export function endIdentityFlow(): void {
  sessionStorage.removeItem(flowKey);
}

/** Keeps a ticket in this tab: alone it opens nothing, and a reload must not lose it. */
export function keepBindTicket(ticket: BindTicket): void {
  sessionStorage.setItem(ticketKey, JSON.stringify(ticket));
}

export function bindTicket(): BindTicket | undefined {
  const { ticket, redirect } = read(ticketKey);
  return ticket === undefined ? undefined : { ticket, redirect };
}

export function dropBindTicket(): void {
  sessionStorage.removeItem(ticketKey);
}

function read(key: string): Partial<Record<'state' | 'ticket' | 'redirect' | 'tenantId', string>> {
  const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'));
}
