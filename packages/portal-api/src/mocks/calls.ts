import { type Contract, contract } from '../contract/index.ts';
import type { Endpoint, Example } from '../contract/endpoint.ts';
import { exampleOf } from '../contract/examples.ts';

/** Full names of all calls: `messages.recent`. */
export type CallName = {
  [Area in keyof Contract]: `${Area}.${keyof Contract[Area] & string}`;
}[keyof Contract];

/** The call with a full name. */
export type CallNamed<Name extends CallName> = {
  [Area in keyof Contract]: {
    [Call in keyof Contract[Area] & string as `${Area}.${Call}`]: Contract[Area][Call];
  };
}[keyof Contract] extends infer Areas
  ? Areas extends Record<Name, infer Call>
    ? Call
    : never
  : never;

/** All calls with full name and example. */
export const namedCalls = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, call]): [string, Endpoint, Example] => [
    `${area}.${name}`,
    call,
    exampleOf(area, name),
  ]),
);
