/** The name of the target, a person or a group. */
interface Sent {
  name: string;
}

interface SentFile extends Sent {
  file: string;
}

/** Error texts of the portal in one language (specification, section 8). */
export interface Catalogue {
  /** Fallback for failures and refusals without a sentence. */
  other: string;
  /** 400: the server's sentence or the general one, and the status. */
  badRequest(msg: string | undefined): string;
  /** 401 and 403 (A8). */
  noAccess: string;
  /** 404. */
  notFound: string;
  /** 405. */
  methodNotAllowed: string;
  /** 408, 501, 502, 503 and 504. */
  unreachable(status: number): string;
  /** 413 without a sentence of the server (A21). */
  tooLarge: string;
  /** 429 without a sentence of the server (A21). */
  tooMany: string;
  /** 500. */
  internal: string;
  /** 505. */
  httpVersion: string;
  /** No response although the device is online. */
  network: string;
  /** No response within the timeout. */
  timeout: string;
  /** The device is offline. */
  offline: string;

  /** A message, or files with a message, was sent to the target. */
  forwarded(sent: Sent): string;
  fileForwarded(sent: SentFile): string;
  fileNotForwarded(sent: SentFile): string;
  friendRequestSent: string;
}
