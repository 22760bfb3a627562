export { areaApi, type AreaApi, type Call } from './area-api.ts';
export { createBrowserSession, type BrowserSessionOptions } from './browser-session.ts';
export { cookieNames, readCookie, removeCookie, writeCookie } from './cookies.ts';
export { createClient, type CallOptions, type PortalClient, type PortalClientOptions } from './client.ts';
export { createPortalApi, type PortalApi } from './create-portal-api.ts';
export { errorCode, isAborted, isAway, isOffline } from './error-kinds.ts';
export { PortalApiError, type PortalApiErrorKind } from './errors.ts';
export type { PortalSession, PortalSessionEvent } from './portal-session.ts';
export { createTokenSession, type TokenSessionOptions } from './token-session.ts';
export {
  openEventStream,
  type EventStream,
  type EventStreamOptions,
  type EventStreamState,
} from './event-stream.ts';
