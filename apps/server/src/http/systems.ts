import type { HealthSystem } from '@snap/portal-api/contract';

/** When another system was last reached, and when it last was not, by this server. */
export interface SystemContacts {
  lastSuccess?: number;
  lastFailure?: number;
}

/** What calls of other systems have shown of their state, since the start of this server. */
export interface Systems {
  /** Notes that a system has responded, or has not. */
  note(system: HealthSystem, reached: boolean): void;
  of(system: HealthSystem): SystemContacts;
}

export function createSystems(): Systems {
  const contacts = new Map<HealthSystem, SystemContacts>();
  return {
    note(system, reached) {
      contacts.set(system, {
        ...contacts.get(system),
        [reached ? 'lastSuccess' : 'lastFailure']: Date.now(),
      });
    },
    of: (system) => contacts.get(system) ?? {},
  };
}
