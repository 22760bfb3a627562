import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { codes } from '../codes.ts';
import { answersFile, type Endpoint } from '../endpoint.ts';
import { contract } from '../index.ts';

const calls = Object.entries(contract).flatMap(([area, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
);
const answered = calls.filter(([, call]) => !answersFile(call));

/** What a schema has against a value. */
const against = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues ?? [];

describe('the examples of the contract', () => {
  it.each(calls)('%s: the input fits its schema, also once it has been parsed', (_, { input, examples }) => {
    expect(against(input, examples.input)).toEqual([]);
    expect(against(input, z.parse(input, examples.input))).toEqual([]);
  });

  it.each(answered)('%s: the response fits its schema and says success', (_, { output, examples }) => {
    expect(against(output, examples.output)).toEqual([]);
    expect(examples.output).toMatchObject({ code: codes.ok });
  });
});
