import type { ChangingActor } from '../actor.ts';
import type { Database } from '../store/database.ts';

/** The path that SCIM is served under. */
export const scimPath = '/scim/v2';

/** What the handlers of resources need of a request. */
export interface ScimContext {
  database: Database;
  actor: ChangingActor;
  /** False: the members of groups are not asked for, and not read. */
  withMembers: boolean;
}
