import {
  respondsWithFile,
  type Code,
  codes,
  contract,
  type Endpoint,
  type Example,
} from '@snap/portal-api/contract';
import { exampleOf } from '@snap/portal-api/examples';
import { expect, it } from 'vitest';
import { textFor } from '../http/texts.ts';
import { openApiDocument } from './document.ts';
import type { JsonSchema } from './types.ts';

const document = openApiDocument();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const declared = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, call]): [string, Endpoint, Example] => [
    `${area}.${name}`,
    call,
    exampleOf(area, name),
  ]),
);
const operationOf = (id: string) => operations.find(({ operationId }) => operationId === id);

/** Fields of a value that its schema does not declare. */
function unnamed(schema: JsonSchema, value: unknown, at = ''): string[] {
  const alternatives = alternativesOf(schema);
  if (Array.isArray(value)) {
    const items = alternatives.flatMap((one) => one.items ?? []);
    return value.flatMap((item, index) => unnamed({ anyOf: items }, item, `${at}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const named = alternatives.flatMap(({ properties }) => properties?.[name] ?? []);
    return named.length === 0 ? [`${at}/${name}`] : unnamed({ anyOf: named }, one, `${at}/${name}`);
  });
}

function alternativesOf(schema: JsonSchema): JsonSchema[] {
  const name = schema.$ref?.replace('#/components/schemas/', '');
  const target = name === undefined ? schema : document.components.schemas[name];
  const inner = [...(target?.anyOf ?? []), ...(target?.oneOf ?? []), ...(target?.allOf ?? [])];
  return [...(target ? [target] : []), ...inner.flatMap(alternativesOf)];
}

it('every operation has an example, including uploads and the stream', () => {
  const without = operations.filter((operation) => !/"examples?":/.test(JSON.stringify(operation)));
  // A file without input has nothing to show.
  const bare = declared.flatMap(([id, call, { input }]) =>
    respondsWithFile(call) && JSON.stringify(input) === '{}' ? [id] : [],
  );
  expect(without.map(({ operationId }) => operationId).filter((id) => !bare.includes(id))).toEqual([]);
});

it.each(declared)('%s has an example of its input and of its response', (id, call, example) => {
  const operation = operationOf(id);
  const bodies = Object.values(operation?.requestBody?.content ?? {});
  const sent =
    operation?.parameters.flatMap((one) => ('$ref' in one || one.example === undefined ? [] : [one.name])) ??
    [];
  const inBody = bodies.flatMap(({ example: body }) => Object.keys(body ?? {}));
  const file = bodies.some(({ schema }) => schema === undefined) ? ['file'] : [];
  expect([...sent, ...inBody, ...file]).toEqual(expect.arrayContaining(Object.keys(example.input ?? {})));

  const response = operation?.responses['200'];
  const json = response && 'content' in response ? response.content?.['application/json'] : undefined;
  const done = json?.examples?.['done']?.value;
  // A call whose response is a file has JSON only for errors.
  expect(done === undefined).toBe(respondsWithFile(call));
  expect(done).toEqual(example.output);
  expect(unnamed(json?.schema ?? {}, done)).toEqual([]);
});

/** The Chinese sentence of a code, with any values in its placeholders. */
const wordingOf = (code: Code) =>
  new RegExp(
    `^${textFor(code, 'zh')
      .replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`)
      .replaceAll(/\{\w+\}/g, '.+')}$`,
  );

it.each(declared.filter(([, , example]) => example.refusal))(
  '%s has an example error with a sentence of the server',
  (_, _call, { refusal }) => {
    const worded = Object.values(codes).filter((code) => wordingOf(code).test(refusal?.msg ?? ''));
    expect(worded).toHaveLength(1);
    // Calls that return -1 use the sentence of the underlying code.
    expect([...worded, codes.refused]).toContain(refusal?.code);
  },
);
