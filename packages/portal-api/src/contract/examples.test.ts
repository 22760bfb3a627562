import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { codes } from './codes.ts';
import { respondsWithFile, type Endpoint, type Example } from './endpoint.ts';
import { exampleOf } from './examples.ts';
import { contract } from './index.ts';

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]): [string, Endpoint, Example] => [
    `${area}.${name}`,
    call,
    exampleOf(area, name),
  ]),
);
const answered = calls.filter(([, call]) => !respondsWithFile(call));

/** What a schema has against a value. */
const against = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues ?? [];

describe('the examples of the contract', () => {
  it.each(calls)('%s: the input fits its schema, also once it has been parsed', (_, { input }, example) => {
    expect(against(input, example.input)).toEqual([]);
    expect(against(input, z.parse(input, example.input))).toEqual([]);
  });

  it.each(answered)('%s: the response fits its schema and says success', (_, { output }, example) => {
    expect(against(output, example.output)).toEqual([]);
    expect(example.output).toMatchObject({ code: codes.ok });
  });
});
