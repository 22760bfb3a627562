import * as z from 'zod/mini';
import type { Endpoint, Naming } from '../contract/endpoint.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
/** Input of a call, by field. */
export type Values = Record<string, unknown>;

/** A field of a call's input, derived from its schema. */
export interface Field {
  name: string;
  required: boolean;
  naming: Naming | undefined;
  /** Whether the field's own schema accepts a value. */
  takes: (value: unknown) => boolean;
  schema: JsonSchema;
}

/** The fields of a call's input. */
export function fieldsOf(endpoint: Endpoint): Field[] {
  const object = objectOf(endpoint.input);
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.input, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.entries(properties).map(([name, schema]) => {
    const own = object?.shape[name];
    return {
      name,
      required: required.includes(name),
      naming: endpoint.names?.[name],
      takes: (value) => own !== undefined && z.safeParse(own, value).success,
      schema: typeof schema === 'object' ? schema : {},
    };
  });
}

/** The object schema inside pipes and transforms. */
function objectOf(schema: z.core.$ZodType): z.ZodMiniObject | undefined {
  if (schema instanceof z.ZodMiniObject) return schema;
  if (schema instanceof z.ZodMiniPipe) return objectOf(schema.def.in);
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.map(objectOf).find((object) => object !== undefined);
  }
  return undefined;
}

/** Input as the server receives it: forms, queries and paths contain only text, and single values are no lists. */
export function asReceived({ method, body, path, pathValues = {} }: Endpoint, values: Values): Values {
  const json = method === 'POST' && body === 'json';
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (value === undefined) return [];
      if (path.includes(`{${name}}`) && !(name in pathValues)) return [[name, textOf(value)]];
      if (json || value instanceof Blob) return [[name, value]];
      if (value === null) return [];
      if (!Array.isArray(value)) return [[name, textOf(value)]];
      return [[name, value.length === 1 ? textOf(value[0]) : value.map(textOf)]];
    }),
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whether a call's schema accepts this wire input. */
export function fits(endpoint: Endpoint, values: Values): boolean {
  return z.safeParse(endpoint.input, asReceived(endpoint, values)).success;
}

/**
 * Generates valid input: all required fields, and optional ones that are compatible.
 * @param namesOf Value for a field that names something; undefined lets the schema decide.
 * @param given Fixed values.
 */
export function sampleInput(
  endpoint: Endpoint,
  namesOf: (naming: Naming, field: string) => string | undefined,
  given: Values = {},
): Values {
  const fields = fieldsOf(endpoint);
  const values: Values = { ...given };
  const sampleOf = (field: Field): unknown => {
    const id = field.naming && namesOf(field.naming, field.name);
    if (id !== undefined) return field.takes(id) ? id : [id];
    return samplesOf(field.schema).find((sample) => field.takes(asReceived(endpoint, { sample })['sample']));
  };
  for (const field of fields) {
    if (field.required && !(field.name in values)) values[field.name] = sampleOf(field);
  }
  for (const field of fields) {
    if (field.required || field.name in values) continue;
    const more = { ...values, [field.name]: sampleOf(field) };
    if (more[field.name] !== undefined && fits(endpoint, more)) values[field.name] = more[field.name];
  }
  return values;
}

const texts = [
  'sample',
  '1',
  '123456',
  '13800138000',
  'sample@example.org',
  'Sample#2026',
  '2026-01-01',
  '#296abb',
  '👍',
  '{}',
  '[]',
  '["sample"]',
  '[{"id":"sample","user2":"sample"}]',
  'a'.repeat(43),
];

/** Candidate values for a schema, most likely first. */
function samplesOf(schema: JsonSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap((one) => samplesOf(one));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return [schema.minimum, 1, 0, 20, schema.maximum].filter((value) => value !== undefined);
    case 'boolean':
      return [true, false];
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      return [...(typeof items === 'object' ? samplesOf(items).map((item) => [item]) : []), []];
    }
    case 'object':
      return [
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
            typeof one === 'object' ? [[name, samplesOf(one)[0]]] : [],
          ),
        ),
      ];
    default:
      return [...texts, 1, 0, new Blob(['sample'])];
  }
}

/** Generates input that a call's schema refuses, with one error each. */
export function unfitInputs(
  endpoint: Endpoint,
  valid: Values,
): { field: string; what: string; values: Values }[] {
  const found: { field: string; what: string; values: Values }[] = [];
  for (const field of fieldsOf(endpoint)) {
    const { name } = field;
    // A file body is raw bytes: invalid content is refused by code.
    if (endpoint.body === 'file' && name === 'file') continue;
    const add = (what: string, values: Values) => {
      if (!fits(endpoint, values)) found.push({ field: name, what, values });
    };
    if (field.required) add(`${name} is missing`, { ...valid, [name]: undefined });
    const value = valid[name] ?? 'sample';
    add(`${name} comes twice`, { ...valid, [name]: [value, value].flat() });
    for (const wrong of wrongValues) {
      add(`${name} is ${JSON.stringify(wrong).slice(0, 30)}`, { ...valid, [name]: wrong });
    }
    const longest = longestText(field);
    if (longest !== undefined) {
      add(`${name} is one character too long`, { ...valid, [name]: 'x'.repeat(longest + 1) });
    }
    const { maximum, minimum } = field.schema;
    if (maximum !== undefined) add(`${name} is too much`, { ...valid, [name]: maximum + 1 });
    if (minimum !== undefined) add(`${name} is too little`, { ...valid, [name]: minimum - 1 });
  }
  return found;
}

const wrongValues = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  'NaN',
  '1e1',
  '-0',
  '9'.repeat(400),
  'a\nb',
  {},
  { $ne: 1 },
  [[]],
  ['a', {}],
];

/** Longer than any field allows: a body of that size is not read. */
const hugeText = 500_000;

/** Maximum text length of a field; undefined for fields without plain text or limit. */
export function longestText({ takes }: Field): number | undefined {
  let least = 1;
  let most = hugeText;
  if (!takes('x'.repeat(least)) || takes('x'.repeat(most))) return undefined;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (takes('x'.repeat(middle))) least = middle;
    else most = middle;
  }
  return least;
}

/** Whether a field accepts text of any length. */
export function isBoundless({ takes }: Field): boolean {
  return takes('x'.repeat(hugeText));
}
