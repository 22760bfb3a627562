import * as z from 'zod/mini';

const payloadSchema = z.object({ userIds: z.optional(z.array(z.string())) });

/**
 * Whom a `directory` event is about, when it is about some people and nothing but what they show of themselves. Undefined:
 * anything may have changed.
 */
export function changedPeople(payload: string): string[] | undefined {
  return payloadSchema.parse(JSON.parse(payload)).userIds;
}
