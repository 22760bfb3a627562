import * as z from 'zod/mini';
import type { Code } from './codes.ts';

/** Who may make a call. A route without this declaration does not exist: deny by default (G10, G13). */
export type Access =
  /** Anyone, signed in or not. */
  | 'public'
  /** The holder of the HttpOnly refresh cookie, from the portal's own pages only (E4). */
  | 'refresh'
  /** A signed-in person: the Authorization header carries a live access token. */
  | 'session'
  /**
   * A signed-in person, for what a browser fetches by itself (pictures, previews, downloads): the Authorization header,
   * or the HttpOnly media cookie, which proves nothing anywhere else. GET only, and changes nothing.
   */
  | 'media';

/** What a field of the input names. The server refuses a `self` or a person that is not the caller's (A20, G10). */
export type Naming =
  /** The signed-in person; anyone else is refused with 403. */
  | 'self'
  /** Someone of the caller's own organisation, or several of them. */
  | 'person'
  | 'people'
  /** A person or a group, as `type` says (A5). */
  | 'target'
  | 'group'
  | 'message'
  | 'department'
  /** A file or folder of the disk, or several of them. */
  | 'file'
  | 'files'
  /** An earlier content of a file. */
  | 'version'
  /** Shares of files, several of them. */
  | 'shares'
  | 'favourite'
  | 'app'
  | 'channel'
  /** Nothing that anyone owns: a code type, a client's own id, a random name of something short-lived. */
  | 'value';

/** One call of the interface: what client, server and mocks agree on. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST';
  /** The path as the specification lists it; `{name}` marks a part taken from the input. */
  path: string;
  access: Access;
  /**
   * How the client sends a POST body. The server takes forms and JSON alike; with `file`, the body is the field `file`
   * itself, as it is, and the other fields travel in the query.
   */
  body?: 'form' | 'json' | 'file';
  /** Which fields of the input name somebody or something. Each field that looks like an id must be here. */
  names?: Readonly<Record<string, Naming>>;
  /** May be called while a change of the password is forced (A6); every other call is then answered code '-3'. */
  whileForced?: true;
  /** Its success may begin or renew a session. */
  grantsSession?: true;
  /** Its success ends the refusals of a password that had to be changed (A6). */
  changesPassword?: true;
  /** A GET that changes state needs the `tenantId` header and a same-origin `Sec-Fetch-Site` (A13). */
  changesState?: boolean;
  /** A GET that POST makes just as well, with a form or JSON: its input may be longer than a proxy lets an address be (F6). */
  alsoPost?: true;
  /** For other systems: every answer, failures too, also says its code as a number in `errcode`, and `errmsg` (B19). */
  errcode?: true;
  /** Largest body in bytes, where the usual bound does not fit. */
  largestBody?: number;
  /** Fields of the input that travel as headers of the same name, so that a secret is in no address (G33). */
  inHeaders?: readonly string[];
  /** Statuses whose failure is never shown to the person (specification, section 8). */
  silentOn?: readonly number[];
  /**
   * Parts of the path with one fixed value, where a parameter of the same name means something else (A4). They are
   * no part of the input.
   */
  pathValues?: Readonly<Record<string, string>>;
  /** What clients written elsewhere may send in their place: answered alike. */
  pathAliases?: Readonly<Record<string, readonly string[]>>;
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

/** A call whose answer is not JSON: a picture, a download, a stream of bytes. */
export interface FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> extends Endpoint<
  Input,
  z.ZodMiniUnknown
> {
  answer: 'file';
  /** The media types of its answers, for readers and for OpenAPI. */
  contentTypes: readonly string[];
}

/** Whether a call is answered with a file. */
export function answersFile(endpoint: Endpoint): endpoint is FileEndpoint {
  return 'answer' in endpoint;
}

/** Declares a call that is answered with a file. */
export function fileEndpoint<Input extends z.ZodMiniType>(
  declared: Omit<FileEndpoint<Input>, 'answer' | 'output'>,
): FileEndpoint<Input> {
  return { ...declared, answer: 'file', output: z.unknown() };
}

/** Declares a call; only fixes the types. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declared: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declared;
}

/** A value of `as const`, whose lists cannot be changed. */
type Frozen<T> = unknown extends T
  ? T
  : T extends Blob | Uint8Array
    ? T
    : { readonly [Key in keyof T]: Frozen<T[Key]> };

/** A call as it is made and answered: for readers, for OpenAPI and for mocks. */
export interface Example {
  /** What a caller passes. */
  readonly input: unknown;
  /** The whole body of a successful response; none where that is a file. */
  readonly output?: unknown;
  /** A refusal with status 200, of a call that has codes of its own; `msg` is the server's sentence in Chinese. */
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

/** What a caller passes. */
export type InputOf<E> = E extends Endpoint<infer I> ? z.input<I> : never;
/** What the server's handler receives, after validation. */
export type ParsedInputOf<E> = E extends Endpoint<infer I> ? z.output<I> : never;
/** What travels in a successful answer. */
export type WireOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.input<O> : never;
/** What the typed call resolves to. */
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType, infer O> ? z.output<O> : never;
