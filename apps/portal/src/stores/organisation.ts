import { proxy } from 'valtio';
import { retryOnReconnect } from './retry-on-reconnect.ts';
import { session } from './session.ts';

/** What the organisation has decided, as far as messaging shows it; the server has the last word. */
export const organisation = proxy({
  /** How long a message may be taken back. Minutes. */
  recallMinutes: 2,
  /** How long a message may be changed. Hours. */
  editHours: 24,
  /** The largest file: what one person has room for. Bytes. */
  diskQuotaBytes: 10 * 1024 ** 3,
});

let asked: Promise<void> | undefined;

/** Asks once; a failure leaves the usual values until the network is back, or the next call. */
export function loadOrganisation(): Promise<void> {
  asked ??= ask();
  return asked;
}

async function ask(): Promise<void> {
  try {
    const { organisationApi } = await import('../shell-apis.ts');
    const { recallMinutes, editHours, diskQuotaBytes } = await organisationApi.systemConfig({
      tenantId: session.tenantId,
    });
    Object.assign(organisation, { recallMinutes, editHours, diskQuotaBytes });
  } catch (error) {
    asked = undefined;
    retryOnReconnect('organisation', error, loadOrganisation);
  }
}
