import * as z from 'zod/mini';
import type { Code } from './codes.ts';

/** Who may call an endpoint. Endpoints without a declaration do not exist: deny by default (G10, G13). */
export type Access =
  /** Anyone, signed in or not. */
  | 'public'
  /** The holder of the HttpOnly refresh cookie, from the portal's own pages only (E4). */
  | 'refresh'
  /** A signed-in person, by access token in the Authorization header. */
  | 'session'
  /**
   * A signed-in person, for requests that the browser makes itself (images, previews, downloads): by Authorization
   * header or HttpOnly media cookie. The cookie is valid for these endpoints only. GET without side effects.
   */
  | 'media';

/** What an input field refers to. The server refuses `self` fields that are not the caller (A20, G10). */
export type Naming =
  /** The caller; any other id is refused with 403. */
  | 'self'
  /** One or several people of the caller's organisation. */
  | 'person'
  | 'people'
  /** A person or a group, as `type` says (A5). */
  | 'target'
  | 'group'
  | 'message'
  | 'department'
  /** One or several files or folders of the disk. */
  | 'file'
  | 'files'
  /** An earlier version of a file. */
  | 'version'
  /** One or several shares. */
  | 'shares'
  | 'favourite'
  | 'app'
  | 'channel'
  /** An id without an owner: a code type, a client-generated id, a random name of something short-lived. */
  | 'value';

/** One call of the API, shared by client, server and mocks. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** The path of the specification; `{name}` is a path parameter taken from the input. */
  path: string;
  access: Access;
  /**
   * The caller needs one of these permissions, or `*:*:*` (specification, section 6). Anyone else is refused with 403
   * before the body is read, whatever the input names.
   */
  permissions?: readonly string[];
  /**
   * How the client encodes a POST body. The server accepts both form and JSON. With `file`, the body is the raw field
   * `file`, and the other fields go to the query.
   */
  body?: 'form' | 'json' | 'file';
  /** What the id fields of the input refer to. Each field that looks like an id must be listed. */
  names?: Readonly<Record<string, Naming>>;
  /** Allowed while a password change is forced (A6); all other calls fail with code '-3'. */
  whileForced?: true;
  /** A success may start or renew a session. */
  grantsSession?: true;
  /** A success ends a forced password change (A6). */
  changesPassword?: true;
  /** A GET with side effects: requires the `tenantId` header and a same-origin `Sec-Fetch-Site` (A13). */
  changesState?: boolean;
  /** A GET that is also available as POST, for inputs that are too long for a URL (F6). */
  alsoPost?: true;
  /** The response has an `ETag`, and status 304 without a body answers a current `If-None-Match`. */
  revalidated?: true;
  /**
   * For other systems: every response, errors included, also carries the code as the number `errcode`, and `errmsg`
   * (B19).
   */
  errcode?: true;
  /** Maximum body size in bytes, when it differs from the default. */
  largestBody?: number;
  /** Input fields sent as headers of the same name, so that secrets do not appear in URLs (G33). */
  inHeaders?: readonly string[];
  /** HTTP statuses whose errors are not shown to the user (specification, section 8). */
  silentOn?: readonly number[];
  /**
   * Path parameters with a fixed value, where an input field of the same name means something else (A4). Not part of
   * the input.
   */
  pathValues?: Readonly<Record<string, string>>;
  /** Other accepted values of `pathValues`, for existing clients. */
  pathAliases?: Readonly<Record<string, readonly string[]>>;
  /**
   * Query or body. The client sends the parsed form, so that defaults are included; it must therefore parse again. The
   * server refuses invalid input with 400.
   */
  input: Input;
  /**
   * The body of a successful response. Input type: wire form. Output type: what the client returns, with normalised
   * names (D5).
   */
  output: Output;
  /** One line for OpenAPI and the API page. */
  summary: string;
  /** Reference to the specification or a decision. */
  source: string;
}

/** A call whose response is a file: an image, a download, a stream. */
export interface FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> extends Endpoint<
  Input,
  z.ZodMiniUnknown
> {
  answer: 'file';
  /** Possible media types of the response, for OpenAPI. */
  contentTypes: readonly string[];
}

/** Whether the response is a file. */
export function respondsWithFile(call: Endpoint): call is FileEndpoint {
  return 'answer' in call;
}

/** Declares a call whose response is a file. */
export function fileEndpoint<Input extends z.ZodMiniType>(
  declared: Omit<FileEndpoint<Input>, 'answer' | 'output'>,
): FileEndpoint<Input> {
  return { ...declared, answer: 'file', output: z.unknown() };
}

/** Declares a call; infers its types. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declared;
}

/** Deep readonly, as `as const` makes it. */
type Frozen<T> = unknown extends T
  ? T
  : T extends Blob | Uint8Array
    ? T
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** An example request and response, for OpenAPI and mocks. */
export interface Example {
  /** Input as the caller passes it. */
  readonly input: unknown;
  /** The body of a successful response; absent for files. */
  readonly output?: unknown;
  /** An error with HTTP status 200, for calls with their own codes; `msg` is the server's Chinese sentence. */
  readonly refusal?: { readonly code: Code; readonly msg: string };
}

interface ExampleOf<E> extends Example {
  readonly input: Frozen<InputOf<E>>;
  readonly output: E extends FileEndpoint ? undefined : Frozen<WireOf<E>>;
}

/** One example for each call of an area. */
export type ExamplesOf<Area> = {
  readonly [Name in keyof Area]: Area[Name] extends FileEndpoint
    ? Omit<ExampleOf<Area[Name]>, 'output'>
    : ExampleOf<Area[Name]>;
};

/** Input type for callers. */
export type InputOf<E> = E extends Endpoint<infer I> ? z.input<I> : never;
/** Input type for the server's handler, after validation. */
export type ParsedInputOf<E> = E extends Endpoint<infer I> ? z.output<I> : never;
/** Wire type of a successful response. */
export type WireOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.input<O> : never;
/** Result type for callers. */
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never;
