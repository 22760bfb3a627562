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
