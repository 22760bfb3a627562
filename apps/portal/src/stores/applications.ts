import type { AppGroup } from '@snap/portal-api/contract';
import { proxy } from 'valtio';
import { retryOnReconnect } from './retry-on-reconnect.ts';

/** The organisation's micro-applications (specification, section 3: `applys`). The guard asks for them on entry. */
export const applications = proxy<{
  status: 'loading' | 'ready' | 'failed';
  groups: readonly AppGroup[];
  /** Why the last try failed. */
  error?: unknown;
}>({ status: 'loading', groups: [] });

/** Fetches them. A failure leaves what is known, and its page says so; it is repeated when the network is back. */
export async function loadApplications(): Promise<void> {
  if (applications.status === 'failed') applications.status = 'loading';
  try {
    const { entryApi } = await import('../entry-api.ts');
    applications.groups = await entryApi.list({});
    applications.status = 'ready';
  } catch (error) {
    applications.error = error;
    applications.status = applications.groups.length > 0 ? 'ready' : 'failed';
    retryOnReconnect('applications', error, loadApplications);
  }
}
