import * as z from 'zod/mini';
import { isBlank } from '../rules/blank.ts';
import { codePoints } from '../rules/code-points.ts';
import { isPlainLine } from '../rules/names.ts';
import { limits } from './limits.ts';

/** What a field of a request breaks. Named after the keyword of JSON Schema where there is one. */
export type FieldRule =
  /** Missing, and the call needs it. */
  | 'required'
  /** Of another type than the call takes. */
  | 'type'
  /** Counted in code points (E11). */
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'minimum'
  | 'maximum'
  /** None of the values that the field takes. */
  | 'enum'
  /** Not written as such a field is: a phone number, an address, an emoji. */
  | 'pattern'
  /** Characters that no field holds: NUL, half a surrogate pair; in a line, control characters and those that turn reading around. */
  | 'characters'
  /** A value that comes more than once, or in two places that differ. */
  | 'unique'
  /** Goes only with, or only without, another field. */
  | 'combination'
  /** Not JSON, or JSON deeper or longer than a request holds. */
  | 'json'
  /** Broken percent encoding, or not UTF-8. */
  | 'encoding';

/** One thing that is wrong with a request (F5). */
export interface FieldError {
  /** The field as it travels, with its place inside a list or a JSON text: `params.0.user2`, `message.msg`. */
  field: string;
  rule: FieldRule;
  /** The bound, where the rule has one. */
  limit?: number;
}

/**
 * What a `z.refine` says of the rule behind it: `z.refine(isMobile, breaks('pattern'))`.
 * @param field Which field breaks it, where the check is one of the whole input.
 */
export function breaks(rule: FieldRule, { limit, field }: { limit?: number; field?: string } = {}) {
  return {
    params: { rule, ...(limit === undefined ? {} : { limit }) },
    ...(field === undefined ? {} : { path: [field] }),
  };
}

/** The languages of the portal (specification, section 9). */
export const languages = ['zh', 'en', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];

/** `0` or `'0'`: how every answer begins. `msg` is a sentence in the asked language. */
export const envelope = {
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.string()),
};

/** An answer that carries nothing but its code. */
export const emptyAnswer = z.object(envelope);

/** An id of any kind: short, one line, no control characters and no half of a surrogate pair, which a repair could make another's. */
export const id = z.string().check(
  z.minLength(1),
  z.maxLength(limits.idLength),
  z.refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), breaks('characters')),
);

/** A text whose length counts in code points, as the counters on screen do (E11). */
export const text = (max: number) =>
  z.string().check(z.refine((value) => codePoints(value) <= max, breaks('maxLength', { limit: max })));

/** A text of one line: no line breaks, no other control characters, none that turn the direction of reading around. */
export const line = (max: number) => text(max).check(z.refine(isPlainLine, breaks('characters')));

/** What something is called: a line that shows something. */
export const name = (max: number) =>
  line(max).check(z.refine((value) => !isBlank(value), breaks('minLength', { limit: 1 })));

/** Ids, repeated or joined by commas with or without blanks, each once and in their order (D7). */
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

/** A whole number that may arrive as text, as queries and forms carry it. */
export const count = (min: number, max: number, fallback: number) =>
  z._default(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^(?:\d|-[1-9])\d{0,14}$/))]),
      z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
    ),
    fallback,
  );

/** Flags travel as 0 or 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag of an answer: 0 or 1 as it travels, true or false for the portal. */
export const truth = z.pipe(
  flag,
  z.transform((value) => value === 1),
);

/** A flag that may arrive as text, as queries and forms carry it; callers write true and false. */
export const flagInput = z.pipe(
  z.union([flag, z.literal('0'), z.literal('1'), z.boolean()]),
  z.pipe(z.transform(Number), flag),
);

/** The body of a call whose body is a file: what a browser holds, and what the server has read. */
export const fileBody = z.custom<Blob | Uint8Array>(
  (value) => value instanceof Blob || value instanceof Uint8Array,
);

/** Milliseconds since 1970. */
export const timestamp = z.number();

/**
 * A check of a text that holds JSON: what stands in it fits a schema. What is wrong is told with its place in the text
 * (`params.0.id`), on both sides of the network (F5).
 * @param decode Gives what the text stands for; throws for broken JSON.
 */
export function holdsJson(schema: z.ZodMiniType, decode: (text: string) => unknown = JSON.parse) {
  return z.check<string>((payload) => {
    // A text that is too long is not read.
    if (payload.issues.length > 0) return;
    const value = decoded(payload.value, decode);
    if (value === undefined) {
      payload.issues.push({ code: 'custom', path: [], input: payload.value, ...breaks('json') });
      return;
    }
    const { error } = z.safeParse(schema, value.json, { reportInput: true });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was found of a part, told of the whole: typed apart
    payload.issues.push(...((error?.issues ?? []) as z.core.$ZodRawIssue[]));
  });
}

function decoded(text: string, decode: (text: string) => unknown): { json: unknown } | undefined {
  try {
    return { json: decode(text) };
  } catch {
    return undefined;
  }
}
