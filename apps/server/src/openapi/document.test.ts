import { contract, type Endpoint } from '@snap/portal-api/contract';
import { Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { openApiDocument, pathTemplate } from './document.ts';

const endpoints = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));

const isPublic = (path: string) =>
  endpoints.some((endpoint) => endpoint.access === 'public' && pathTemplate(endpoint) === path);

/** Rules that this interface breaks on purpose, each with its reason. */
const exceptions: Record<string, (path: string) => boolean> = {
  // There is no cross-origin use at all: the server sends no CORS header, so that browsers keep other sites out.
  'owasp:api8:2023-define-cors-origin': () => true,
  // Signing in, registering and what other systems prove by a secret of their own cannot ask for a session first.
  'owasp:api2:2023-write-restricted': isPublic,
  'owasp:api2:2023-read-restricted': isPublic,
  // The open interface has the parameters that other systems send already (B19); no log holds an address.
  'owasp:api2:2023-no-credentials-in-url': (path) =>
    endpoints.some((endpoint) => endpoint.errcode && pathTemplate(endpoint) === path),
};

// The rules take half a minute on a busy machine.
it('lints clean under the rules of OpenAPI and OWASP, but for what is done on purpose', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [{ extends: [], ...rulesets.oas }, [owasp, 'all']] });
  const document: Record<string, unknown> = JSON.parse(JSON.stringify(openApiDocument()));
  const found = await spectral.run(document);
  const unexpected = found
    .filter(({ code, path }) => exceptions[code]?.(String(path[1])) !== true)
    .map(({ code, message, path }) => `${code}: ${message} at ${path.join('.')}`);
  expect(unexpected).toEqual([]);
}, 180_000);

it('lists every call of the contract once, by area and name', () => {
  const { paths } = openApiDocument();
  const listed = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const declared = Object.entries(contract).flatMap(([area, calls]) =>
    Object.keys(calls).map((name) => `${area}.${name}`),
  );
  expect(listed).toEqual(expect.arrayContaining(declared));
  expect(new Set(listed).size).toBe(listed.length);
});
