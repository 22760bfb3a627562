import type { Language } from '@snap/portal-api/contract';

/** The author of a request, taken from the session and never from what the client claims. */
export interface Actor {
  tenantId: string;
  /** `tenant~user`. */
  userId: string;
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
