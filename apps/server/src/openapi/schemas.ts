import * as z from 'zod/mini';
import type { JsonSchema } from './types.ts';

/** Largest values where the contract sets none: what a request body can hold, and what JavaScript counts exactly. */
const bounds = { text: 524_288, list: 10_000, number: Number.MAX_SAFE_INTEGER };

/** Schemas that contain themselves, by name: references lead to them wherever they stand. */
export const namedSchemas: Record<string, JsonSchema> = {};

/** What travels, as JSON Schema 2020-12: the input side of a schema, before anything is normalised. */
export function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, $defs, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  for (const [name, { id: _id, ...definition }] of Object.entries($defs ?? {})) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are JSON Schema 2020-12, typed apart
    namedSchemas[name] = bounded(definition) as JsonSchema;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are JSON Schema 2020-12, typed apart
  return bounded(made) as JsonSchema;
}

/**
 * The schema with every text, list and number bounded. Zod leaves open what the contract leaves open; the server's
 * limits on bodies hold everywhere all the same, and readers and generated clients should know them.
 */
function bounded(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(bounded);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' ? componentOf(value) : key === 'enum' || key === 'const' ? value : bounded(value),
    ]),
  );
  const fixed = 'enum' in copy || 'const' in copy;
  if ([copy['type']].flat().includes('string') && !fixed) {
    copy['maxLength'] ??= bounds.text;
    // No text of any call holds it: the server refuses them all (http/input.ts).
    if (!('format' in copy)) copy['pattern'] ??= String.raw`^[^\u0000]*$`;
  }
  if (copy['type'] === 'array') {
    const { prefixItems } = copy;
    if (Array.isArray(prefixItems))
      Object.assign(copy, { items: prefixItems[0], maxItems: prefixItems.length });
    copy['maxItems'] ??= bounds.list;
  }
  if (copy['type'] === 'integer' && !fixed) {
    copy['format'] ??= 'int64';
    copy['minimum'] ??= -bounds.number;
    copy['maximum'] ??= bounds.number;
  }
  return copy;
}

/** Zod keeps named schemas beside each schema; the document has one place for all. */
function componentOf(reference: unknown): string {
  return String(reference).replace('#/$defs/', '#/components/schemas/');
}
