import { codes } from '@snap/portal-api/contract';
import * as z from 'zod/mini';
import { HttpRefusal } from '../../http/refusal.ts';

/** Redeems a code of another system; undefined when it does not know the code. */
export type AskIdentity = (tenantId: string, code: string) => Promise<string | undefined>;

const timeout = 5_000;
const retryAfter = 5;

const answer = z.object({ subject: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * The organisation's identity provider, behind one small adapter: `{tenantId, code}` is posted as JSON to
 * PORTAL_IDENTITY_URL, which answers `{subject}`, its own lasting name for the person, or 4xx for a code that it does
 * not know. Throws 503 while it is away or makes no sense. Without an address nobody is known.
 */
export function createIdentityProvider(url: string | undefined): AskIdentity {
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
        return undefined;
      }
      return answer.parse(await response.json()).subject;
    } catch {
      throw new HttpRefusal(503, codes.unavailable, retryAfter);
    }
  };
}
