import type { Endpoint } from '@snap/portal-api/contract';
import { codes } from '@snap/portal-api/contract';
import { requireColleague, type SessionIdentity } from './authenticate.ts';
import { isObject } from './input.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Refuses whoever names themself as someone else, or people of another organisation, with 403 before anything
 * happens (A20, G10). What belongs to someone, such as files, is for its area to look up.
 */
export function requireNamed(endpoint: Endpoint, input: unknown, session: SessionIdentity): void {
  if (!endpoint.names || !isObject(input)) return;
  for (const [field, naming] of Object.entries(endpoint.names)) {
    const values = [input[field]].flat().filter((value) => typeof value === 'string' && value !== '');
    for (const value of values) {
      if (naming === 'self' && value !== session.userId) throw new HttpRefusal(403, codes.forbidden);
      if (naming === 'person' || naming === 'people' || naming === 'target') {
        requireColleague(session.tenantId, String(value));
      }
    }
  }
}
