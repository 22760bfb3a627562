import * as z from 'zod/mini';

const payloadSchema = z.object({ userIds: z.optional(z.array(z.string())) });

/**
 * The people of a `directory` event that concerns only what some people show of themselves. Undefined: anything may
 * have changed.
 */
export function changedPeople(payload: string): string[] | undefined {
  return payloadSchema.parse(JSON.parse(payload)).userIds;
}
