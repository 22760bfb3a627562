import * as z from 'zod/mini';
import { breaks } from './field-rules.ts';

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
