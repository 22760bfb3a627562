import { contract, type Endpoint } from '@snap/portal-api/contract';
import { Spectral } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { openApiDocument, pathTemplate } from './document.ts';

const endpoints = Object.values(contract).flatMap((area) => Object.values<Endpoint>(area));

const isPublic = (path: string) =>
  endpoints.some((endpoint) => endpoint.access === 'public' && pathTemplate(endpoint) === path);

/** Intentional violations of lint rules, each with its reason. */
const exceptions: Record<string, (path: string) => boolean> = {
  // No CORS header by default, so that browsers keep other sites out.
  'owasp:api8:2023-define-cors-origin': () => true,
  // Sign-in, registration and the open interface, which has its own secrets, cannot require a session.
  'owasp:api2:2023-write-restricted': isPublic,
  'owasp:api2:2023-read-restricted': isPublic,
  // The open interface uses the parameters of existing systems (B19); logs contain no URLs.
  'owasp:api2:2023-no-credentials-in-url': (path) =>
    endpoints.some((endpoint) => endpoint.errcode && pathTemplate(endpoint) === path),
};

// The rules take half a minute on a busy machine.
it('passes the OpenAPI and OWASP lint rules, except for intentional violations', async () => {
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
