import {
  codes,
  emptyResponse,
  type FieldRule,
  jsonTexts,
  namedSchemas as contractSchemas,
} from '@snap/portal-api/contract';
import * as z from 'zod/mini';
import { longestOf, mostOf } from './bounds.ts';
import type { JsonSchema } from './types.ts';

interface Meta {
  id?: string;
  contentMediaType?: string;
  contentSchema?: JsonSchema;
}

const registry = z.registry<Meta>();
for (const [id, schema] of Object.entries(contractSchemas)) registry.add(schema, { id });

/** Shared schemas, which others reference by name. */
export const namedSchemas: Record<string, JsonSchema> = {};

for (const { text, holds } of jsonTexts) {
  registry.add(text, { contentMediaType: 'application/json', contentSchema: responseSchema(holds) });
}

/** JSON Schema 2020-12 of a response. @param page Maximum page size of its call, if it has pages. */
export function responseSchema(schema: z.ZodMiniType, page?: number): JsonSchema {
  return made(schema, 'input', page);
}

/**
 * JSON Schema of a call's input. Fields have their parsed type, because parsed values must parse again: numbers and
 * lists, although the server also accepts them as text.
 */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const [travels, parsed] = [made(schema, 'input'), made(schema, 'output')];
  const properties = Object.entries(travels.properties ?? {}).map(([name, property]) => {
    const become = parsed.properties?.[name] ?? {};
    return [name, Object.keys(become).some((key) => key !== 'default') ? become : property];
  });
  return { ...travels, properties: Object.fromEntries(properties) };
}

function made(schema: z.ZodMiniType, io: 'input' | 'output', page?: number): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    metadata: registry,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => addRules(zodSchema, jsonSchema),
  });
  for (const [name, { id: _id, ...definition }] of Object.entries($defs ?? {})) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are JSON Schema 2020-12, typed apart
    namedSchemas[name] ??= bounded(definition, '') as JsonSchema;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are JSON Schema 2020-12, typed apart
  return bounded(json, '', page) as JsonSchema;
}

/** Adds rules that Zod knows only as functions (`breaks`). JSON Schema counts lengths in code points too. */
function addRules(zodSchema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): void {
  const { _zod: schema } = zodSchema;
  for (const { _zod: check } of schema.def.checks ?? []) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of checks, only those of z.refine have params
    const { params } = check.def as { params?: { rule?: FieldRule; limit?: number; pattern?: string } };
    if (params?.rule === 'maxLength' && params.limit !== undefined) json.maxLength = params.limit;
    if (params?.pattern !== undefined) json.pattern ??= params.pattern;
    if (params?.rule === 'characters') json.pattern ??= String.raw`^[^\u0000-\u001f\u007f-\u009f]*$`;
  }
}

/** Adds limits to every text, list and number, for readers and generated clients. */
function bounded(schema: unknown, field: string, page?: number): unknown {
  if (Array.isArray(schema)) return schema.map((one) => bounded(one, field, page));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, boundedPart(key, value, field, page)]),
  );
  const fixed = 'enum' in copy || 'const' in copy;
  if ([copy['type']].flat().includes('string') && !fixed) {
    copy['maxLength'] ??= longestOf(field);
    // NUL is refused in all texts (http/input.ts).
    if (!('format' in copy)) copy['pattern'] ??= String.raw`^[^\u0000]*$`;
  }
  if (Array.isArray(copy['required'])) copy['required'] = withoutDefaults(copy['required'], schema);
  if (copy['type'] === 'array') {
    const { prefixItems } = copy;
    if (Array.isArray(prefixItems))
      Object.assign(copy, { items: prefixItems[0], maxItems: prefixItems.length });
    copy['maxItems'] ??= mostOf(field, page);
  }
  if (copy['type'] === 'integer' && !fixed) {
    copy['format'] ??= 'int64';
    copy['minimum'] ??= -Number.MAX_SAFE_INTEGER;
    copy['maximum'] ??= Number.MAX_SAFE_INTEGER;
  }
  return copy;
}

/** A parsed field always has its default; a caller may leave it out. */
function withoutDefaults(required: readonly unknown[], { properties = {} }: JsonSchema): unknown[] {
  return required.filter((name) => !('default' in (properties[String(name)] ?? {})));
}

function boundedPart(key: string, value: unknown, field: string, page?: number): unknown {
  if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
  if (key === 'enum' || key === 'const' || key === 'contentSchema' || key === 'default') return value;
  if (key !== 'properties' || typeof value !== 'object' || value === null) return bounded(value, field, page);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bounded(one, name, page)]));
}

/** Schema of `code` in a successful response, stricter than what clients accept. */
const success: JsonSchema = { type: 'string', const: codes.ok };

/** JSON Schema of a call's successful response. @param page Maximum page size of the call, if it has pages. */
export function successSchema(output: z.ZodMiniType, page?: number): JsonSchema {
  if (output === emptyResponse) return { $ref: '#/components/schemas/Done' };
  return withSuccess(responseSchema(output, page));
}

function withSuccess(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, code: success } };
}

namedSchemas['Done'] = withSuccess(responseSchema(emptyResponse));
