import type * as z from 'zod/mini';

/** Who may make a call. A route without this declaration does not exist: deny by default (G10, G13). */
export type Access =
  /** Anyone, signed in or not. */
  | 'public'
  /** The holder of the HttpOnly refresh cookie, from the portal's own pages only (E4). */
  | 'refresh'
  /** A signed-in person: the Authorization header carries a live access token. */
  | 'session';

/** One call of the interface: what client, server and mocks agree on. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** The path as the specification lists it; `{name}` marks a part taken from the input. */
  path: string;
  access: Access;
  /** How the client sends a POST body. The server takes forms and JSON alike. */
  body?: 'form' | 'json';
  /** A GET that changes state needs the `tenantId` header and a same-origin `Sec-Fetch-Site` (A13). */
  changesState?: boolean;
  /** Statuses whose failure is never shown to the person (specification, section 8). */
  silentOn?: readonly number[];
  /**
   * Parts of the path with one fixed value, where a parameter of the same name means something else (A4). They are
   * no part of the input.
   */
  pathValues?: Readonly<Record<string, string>>;
  /**
   * Query or body. The client is typed by it and sends its parsed form, so that defaults travel; the server refuses
   * what does not fit with 400. What parsing gives must therefore parse again.
   */
  input: Input;
  /**
   * The whole body of a successful answer. Its input side is what travels, its output side is what the
   * client hands out: names that differ from call to call are normalised here and nowhere else (D5).
   */
  output: Output;
  /** One sentence for readers and for OpenAPI. */
  summary: string;
  /** Where the specification or the decisions name it. */
  source: string;
}

/** Declares a call; only fixes the types. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declared;
}

/** What a caller passes. */
export type InputOf<E> = E extends Endpoint<infer I> ? z.input<I> : never;
/** What the server's handler receives, after validation. */
export type ParsedInputOf<E> = E extends Endpoint<infer I> ? z.output<I> : never;
/** What travels in a successful answer. */
export type WireOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.input<O> : never;
/** What the typed call resolves to. */
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never;
