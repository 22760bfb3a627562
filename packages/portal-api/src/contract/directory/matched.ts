import * as z from 'zod/mini';

/** Half-open ranges, in UTF-16 units, where the search text matched; for highlighting. */
export type MarkRange = readonly [start: number, end: number];

export const matched = z.object({
  /**
   * The field that matched. `userId`, `email` and `phone` are not part of the row, so the row shows them in addition.
   */
  field: z.enum(['name', 'position', 'userId', 'email', 'phone', 'member']),
  /** The field's text, when the row does not contain it. */
  text: z.optional(z.string()),
  ranges: z.array(z.tuple([z.number(), z.number()])),
});
export type Matched = z.infer<typeof matched>;
