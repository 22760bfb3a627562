import * as z from 'zod/mini';
import { isBlank } from '../rules/blank.ts';
import { codePoints } from '../rules/code-points.ts';
import { isPlainLine, isPlainText, plainLinePattern, plainTextPattern } from '../rules/names.ts';
import { limits } from './limits.ts';

/** The rule that a field breaks, named after the JSON Schema keyword where one exists. */
export type FieldRule =
  /** Required but missing. */
  | 'required'
  /** Wrong type. */
  | 'type'
  /** Counted in code points (E11). */
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minimum'
  | 'maximum'
  /** Not one of the allowed values. */
  | 'enum'
  /** Wrong format: a phone number, an address, an emoji. */
  | 'pattern'
  /**
   * Forbidden characters: NUL and lone surrogates; in single-line fields also control, bidirectional and invisible
   * characters, and more than four combining marks in a row.
   */
  | 'characters'
  /** A duplicate value, or two fields that contradict each other. */
  | 'unique'
  /** Only allowed with, or only without, another field. */
  | 'combination'
  /** Not JSON, or JSON nested too deeply or too long. */
  | 'json'
  /** Broken percent encoding, or not UTF-8. */
  | 'encoding';

/** One validation error of a request (F5). */
export interface FieldError {
  /** The field's wire name and path inside a list or JSON text: `params.0.user2`, `message.msg`. */
  field: string;
  rule: FieldRule;
  /** The limit, if the rule has one. */
  limit?: number;
}

/**
 * Attaches a rule to a `z.refine`: `z.refine(isMobile, breaks('pattern'))`.
 * @param field The field that breaks the rule, when the check covers the whole input.
 * @param pattern The rule as a regular expression, for OpenAPI.
 */
export function breaks(
  rule: FieldRule,
  { limit, field, pattern }: { limit?: number; field?: string; pattern?: string } = {},
) {
  return {
    params: {
      rule,
      ...(limit === undefined ? {} : { limit }),
      ...(pattern === undefined ? {} : { pattern }),
    },
    ...(field === undefined ? {} : { path: [field] }),
  };
}

/** The languages of the portal (specification, section 9). */
export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Common start of every response: code `0` or `'0'`, and `msg`, a sentence in the request's language. */
export const envelope = {
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.string()),
};

/** A response with only a code. */
export const emptyResponse = z.object(envelope);

/**
 * An id of any kind: short, single-line, without control characters or lone surrogates. Repairing a lone surrogate
 * could turn it into another id.
 */
export const id = z.string().check(
  z.minLength(1),
  z.maxLength(limits.idLength),
  z.refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), breaks('characters')),
);

const fits = (max: number) =>
  z.refine<string>((value) => codePoints(value) <= max, breaks('maxLength', { limit: max }));
const isLine = z.refine<string>(isPlainLine, breaks('characters', { pattern: plainLinePattern }));
const isText = z.refine<string>(isPlainText, breaks('characters', { pattern: plainTextPattern }));

/** A text with a maximum length in code points, like the counters on screen (E11). */
export const text = (max: number) => z.string().check(fits(max));

/** A single-line text: no line breaks, control, bidirectional or invisible characters, no stacked marks. */
export const line = (max: number) => text(max).check(isLine);

/** A name: a line with visible text. */
export const name = (max: number) =>
  z.string().check(
    z.refine((value) => !isBlank(value), { ...breaks('minLength', { limit: 1 }), abort: true }),
    fits(max),
    isLine,
  );

/** Of a field that may be left empty: without visible characters it is empty. */
const emptyIfBlank = z.overwrite((value: string) => (isBlank(value) ? '' : value));

/** A line that may be left empty. */
export const optionalLine = (max: number) => z.string().check(emptyIfBlank, fits(max), isLine);

/** A text of several lines that may be left empty, shown among others: nothing in it reaches out of its place. */
export const optionalText = (max: number) => z.string().check(emptyIfBlank, fits(max), isText);

/** Ids, repeated or comma-separated, deduplicated in order (D7). */
export const idList = ({ least = 0, most }: { least?: number; most: number }) =>
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.pipe(
      z.transform((value: string | string[]) => [
        ...new Set(
          [value]
            .flat()
            .flatMap((ids) => ids.split(','))
            .map((one) => one.trim())
            .filter((one) => one !== ''),
        ),
      ]),
      z.array(id).check(z.minLength(least), z.maxLength(most)),
    ),
  );

/** An integer that may arrive as text from queries and forms. */
export const count = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^(?:\d|-[1-9])\d{0,14}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
    ),
    fallback,
  );

/** A flag, 0 or 1 on the wire. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag of a response: 0 or 1 on the wire, a boolean for the portal. */
export const truth = z.pipe(
  flag,
  z.transform((value) => value === 1),
);

/** A flag of a request, which may arrive as text from queries and forms; callers pass booleans. */
export const flagInput = z.pipe(
  z.union([flag, z.literal('0'), z.literal('1'), z.boolean()]),
  z.pipe(z.transform(Number), flag),
);

/** A raw file body: a Blob in the browser, bytes on the server. */
export const fileBody = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Blob || value instanceof Uint8Array,
);

/** Milliseconds since 1970. */
export const timestamp = z.number();

/**
 * Checks that a text contains JSON of a schema. Errors carry their path in the text (`params.0.id`), on client and
 * server (F5).
 * @param decode Parses the text; throws on invalid JSON.
 */
export function holdsJson(schema: z.ZodMiniType, decode: (text: string) => unknown = JSON.parse) {
  return z.check<string>((payload) => {
    // Skip parsing when the text is too long.
    if (payload.issues.length > 0) return;
    const value = decoded(payload.value, decode);
    if (value === undefined) {
      payload.issues.push({ code: 'custom', path: [], input: payload.value, ...breaks('json') });
      return;
    }
    const { error } = z.safeParse(schema, value.json, { reportInput: true });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors of a part, reported for the whole
    payload.issues.push(...((error?.issues ?? []) as z.core.$ZodRawIssue[]));
  });
}

function decoded(encoded: string, decode: (text: string) => unknown): { json: unknown } | undefined {
  try {
    return { json: decode(encoded) };
  } catch {
    return undefined;
  }
}
