import type { Language } from '@snap/portal-api/contract';

/** The author of a request, taken from the session and never from what the client claims. */
export interface Actor {
  tenantId: string;
  /** `tenant~user`. */
  userId: string;
}

/** Actor of what a directory service changes (SCIM): nobody's user id, which have a `~`. */
export const directoryService = 'SCIM';

/** Who changes people or departments: someone in a session, or a directory service. */
export interface ChangingActor extends Actor {
  sessionId?: string | undefined;
  requestId?: string | undefined;
}

/** An actor and the language of the texts for them. */
export interface LocalizedActor extends Actor {
  language: Language;
}

/** The actor of a request with a session. */
export interface SessionActor extends LocalizedActor {
  sessionId: string;
  requestId: string;
}
