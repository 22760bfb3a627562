import { codes } from '@snap/portal-api/contract';
import * as z from 'zod/mini';
import { HttpRefusal } from '../../http/refusal.ts';

/** Redeems a code of another system; undefined when it does not know the code. */
export type RedeemIdentity = (tenantId: string, code: string) => Promise<string | undefined>;

const timeout = 5_000;
const retryAfter = 5;

const identitySchema = z.object({ subject: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * The organisation's identity provider. Posts `{tenantId, code}` as JSON to PORTAL_IDENTITY_URL; the response is
 * `{subject}`, a stable name of the person, or 4xx for an unknown code. Throws 503 when the provider fails or its
 * response is invalid. Without a URL every code is unknown.
 */
export function createIdentityProvider(
  url: string | undefined,
  onContact: (reached: boolean) => void = () => {},
): RedeemIdentity {
  if (url === undefined) return () => Promise.resolve(undefined);
  return async (tenantId, code) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tenantId, code }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      if (response.status >= 400 && response.status < 500) {
        await response.body?.cancel();
        onContact(true);
        return undefined;
      }
      const { subject } = identitySchema.parse(await response.json());
      onContact(true);
      return subject;
    } catch {
      onContact(false);
      throw new HttpRefusal(503, codes.unavailable, retryAfter);
    }
  };
}
