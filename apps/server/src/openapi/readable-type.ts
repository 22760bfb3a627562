import type { JsonSchema } from './types.ts';

/** Formats a schema for readers: `{ code: string, result: { … }[] }`, with its limits. */
export function typeOf(schema: JsonSchema, depth = 0): string {
  const { $ref, anyOf, oneOf, allOf, items, prefixItems, properties } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = anyOf ?? oneOf;
  if (union) {
    const types = [...new Set(union.map((one) => typeOf(one, depth)))].join(' | ');
    return [types, limitsOf(schema)].filter(Boolean).join(' ');
  }
  if (allOf) return allOf.map((one) => typeOf(one, depth)).join(' & ');
  if (prefixItems) return `[${prefixItems.map((one) => typeOf(one, depth)).join(', ')}]`;
  if (schema.type === 'array') {
    const item = items ? typeOf(items, depth) : 'unknown';
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (properties) return objectOf(schema, properties, depth);
  return [schema.type ?? 'unknown', limitsOf(schema)].filter(Boolean).join(' ');
}

function objectOf(schema: JsonSchema, properties: Record<string, JsonSchema>, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const lines = Object.entries(properties).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    return `${indent}${name}${optional}: ${typeOf(property, depth + 1)}`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
}

/** Limits above these are those of every body, and are described once. */
const ordinary = { text: 500_000, number: 1_000_000_000_000 };

function limitsOf({ minimum, maximum, maxLength, ...schema }: JsonSchema): string {
  const parts = [
    maxLength !== undefined && maxLength < ordinary.text ? `≤ ${maxLength} characters` : '',
    minimum !== undefined && Math.abs(minimum) < ordinary.number ? `≥ ${minimum}` : '',
    maximum !== undefined && maximum < ordinary.number ? `≤ ${maximum}` : '',
    schema.default === undefined ? '' : `= ${JSON.stringify(schema.default)}`,
  ];
  const said = parts.filter(Boolean).join(', ');
  return said && `(${said})`;
}
