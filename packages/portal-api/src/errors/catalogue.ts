/** A person or a group that something was sent to, by name. */
interface Sent {
  name: string;
}

interface SentFile extends Sent {
  file: string;
}

/** What the portal says about failures, in one language (specification, section 8). */
export interface Catalogue {
  /** Any failure without a sentence of its own, and a refusal that came without one. */
  other: string;
  /** 400: the server's sentence, or the general one, and the status. */
  badRequest(msg: string | undefined): string;
  /** 401 and 403 (A8). */
  noAccess: string;
  /** 404. */
  notFound: string;
  /** 405. */
  methodNotAllowed: string;
  /** 408, 501, 502, 503 and 504. */
  unreachable(status: number): string;
  /** 413, where the server sent no sentence (A21). */
  tooLarge: string;
  /** 429, where the server sent no sentence (A21). */
  tooMany: string;
  /** 500. */
  internal: string;
  /** 505. */
  httpVersion: string;
  /** No answer, though the machine has a network. */
  network: string;
  /** No answer within the time allowed. */
  timeout: string;
  /** The machine has no network. */
  offline: string;

  /** A message, or files along with one, went to this person or group. */
  forwarded(sent: Sent): string;
  fileForwarded(sent: SentFile): string;
  fileNotForwarded(sent: SentFile): string;
  friendRequestSent: string;
}
