import type { Endpoint } from '@snap/portal-api/contract';
import { codes } from '@snap/portal-api/contract';
import { requireColleague, type SessionIdentity } from './authenticate.ts';
import { isObject } from './input.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Refuses a `self` field that is not the actor, and people of other organisations, with 403 before the handler runs
 * (A20, G10). Ownership of other resources is checked by their area.
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
