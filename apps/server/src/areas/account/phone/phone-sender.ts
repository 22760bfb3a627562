import type { FastifyBaseLogger } from 'fastify';
import { phoneCodeTexts } from '../../../http/texts/account.ts';
import type { Deliver, Outbound } from '../../../store/outbound.ts';
import { PHONE_CODE_MINUTES, type PhoneSender } from './phone-message.ts';

export interface PhoneSenderOptions {
  /** @see ServerSettings */
  smsUrl: string | undefined;
  log: FastifyBaseLogger;
  outbound: Outbound;
}

/** Kind of delivery: see `phoneDelivery`. */
const kind = 'sms';

/**
 * Sends codes to phones: to PORTAL_SMS_URL, retried until they are worth nothing, also after a crash; or to the server's log
 * when that is not set, the only secret in it. The response takes the same time whether a code is sent or not (G15).
 */
export function createPhoneSender({ smsUrl, log, outbound }: PhoneSenderOptions): PhoneSender {
  if (smsUrl === undefined) {
    return {
      async put(_, { tenantId, mobile, purpose, code }, wanted) {
        if (wanted)
          log.info({ tenantId, mobile, purpose, code }, 'a code for a phone: PORTAL_SMS_URL is not set');
      },
      wake() {},
    };
  }
  return {
    put(tx, { tenantId, mobile, purpose, code, language }, wanted) {
      const text = phoneCodeTexts[language].replace('{code}', code);
      const body = JSON.stringify({ tenantId, mobile, purpose, code, text, language });
      return outbound.put(tx, { tenantId, kind, body, expiresIn: wanted ? PHONE_CODE_MINUTES * 60_000 : 0 });
    },
    wake: () => outbound.wake(),
  };
}

/** Posts codes as JSON. Each attempt of one code has the same `Idempotency-Key`. */
export function phoneDelivery(
  smsUrl: string | undefined,
  onContact: (reached: boolean) => void = () => {},
): Record<string, Deliver> {
  if (smsUrl === undefined) return {};
  return {
    async [kind](body, id, signal) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': id };
      try {
        const response = await fetch(smsUrl, { method: 'POST', headers, body, signal });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`status ${response.status}`);
        onContact(true);
      } catch (error) {
        onContact(false);
        throw error;
      }
    },
  };
}
