import * as z from 'zod/mini';

const payloadSchema = z.object({
  userIds: z.optional(z.array(z.string())),
  counts: z.optional(z.boolean()),
});

/**
 * The people of a `directory` event that concerns only what some people show of themselves. Undefined: anything may
 * have changed.
 */
export function changedPeople(payload: string): string[] | undefined {
  return payloadSchema.parse(JSON.parse(payload)).userIds;
}

/** Whether a `directory` event changes which department lists whom. */
export function changesCounts(payload: string): boolean {
  const { userIds, counts } = payloadSchema.parse(JSON.parse(payload));
  return userIds === undefined || counts === true;
}
