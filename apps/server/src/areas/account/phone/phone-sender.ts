import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { phoneCodeTexts } from '../../../http/texts/account.ts';
import type { Services } from '../../../services.ts';
import type { SendToPhone } from './phone-message.ts';

/** Milliseconds: the timeout of one attempt, and the pauses before the second and the third. */
const timeout = 5_000;
const pauses = [1_000, 3_000];

/**
 * Sends codes to phones: posts them as JSON to PORTAL_SMS_URL, or writes them to the server's log when that is not set,
 * the only secret in it. Sending goes on after the response, which therefore takes the same time whether a code is sent
 * or not (G15). Each retry of one message carries the same `Idempotency-Key`.
 */
export function createPhoneSender({ settings, log }: Pick<Services, 'settings' | 'log'>): SendToPhone {
  const { smsUrl } = settings;
  return ({ tenantId, mobile, purpose, code, language }) => {
    if (smsUrl === undefined) {
      log.info({ tenantId, mobile, purpose, code }, 'a code for a phone: PORTAL_SMS_URL is not set');
      return;
    }
    const text = phoneCodeTexts[language].replace('{code}', code);
    const body = JSON.stringify({ tenantId, mobile, purpose, code, text, language });
    post(smsUrl, body).catch((error: unknown) =>
      // Neither the phone nor the code: this is a log.
      log.error({ tenantId, purpose, cause: String(error) }, 'a code did not reach its phone'),
    );
  };
}

async function post(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let attempt = 0; ; attempt += 1) {
    const failure = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeout),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok ? undefined : new Error(`status ${response.status}`);
      },
      (error: unknown) => error,
    );
    if (failure === undefined) return;
    const wait = pauses[attempt];
    if (wait === undefined) throw failure;
    await pause(wait, undefined, { ref: false });
  }
}
