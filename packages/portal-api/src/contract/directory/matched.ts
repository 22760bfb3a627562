import * as z from 'zod/mini';

/** Half-open ranges of UTF-16 units of the field that the search text matched, for marking. */
export type MarkRange = readonly [start: number, end: number];

export const matched = z.object({
  /** Which field of the row matched. `userId`, `email` and `phone` are not shown in the row, so it says them. */
  field: z.enum(['name', 'position', 'userId', 'email', 'phone', 'member']),
  /** The field's text, when it is not in the row itself. */
  text: z.optional(z.string()),
  ranges: z.array(z.tuple([z.number(), z.number()])),
});
export type Matched = z.infer<typeof matched>;
