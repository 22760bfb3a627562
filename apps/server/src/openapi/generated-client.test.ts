import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openApiDocument } from './document.ts';

// openapi-typescript uses the compiler API of TypeScript 5, which TypeScript 7 no longer has. This package therefore
// depends on TypeScript 5, which generates the types and compiles the programs here. `npm run typecheck` uses the
// repository's version.

let server: TestServer;
let generated: string;
beforeAll(async () => {
  server = await startTestServer();
  const served: Parameters<typeof openapiTS>[0] = await (await fetch(`${server.url}/openapi.json`)).json();
  generated = astToString(await openapiTS(served, { silent: true }));
});
afterAll(() => server.close());

const folder = '/generated';

/** TypeScript's library files, read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** TypeScript errors of a program that imports the generated types. */
function errorsOf(program: string): string[] {
  const files = new Map([
    [`${folder}/portal.ts`, generated],
    [`${folder}/program.ts`, program],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    directoryExists: (name) => name === folder || ts.sys.directoryExists(name),
    getSourceFile(name, target, ...rest) {
      const text = files.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      if (!libraries.has(name)) libraries.set(name, disk.getSourceFile(name, target, ...rest));
      return libraries.get(name);
    },
  };
  const compiled = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const prelude = `
import type { operations } from './portal.ts';
type ResponseOf<Name extends keyof operations> = operations[Name] extends
  { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
`;

it('generates types that narrow a response by its code', () => {
  const program = `${prelude}
export function textOf(response: ResponseOf<'messages.sendToUser'>): string {
  if (response.code !== '0') return response.msg + response.requestId;
  const { id, mentions } = response.result;
  return [id, ...mentions].join();
}
export const body: NonNullable<operations['messages.sendToUser']['requestBody']>['content']['application/json'] =
  { sender: 'demo~lina', recipient: 'demo~zhangwei', message: '{"msg":"早"}' };
`;
  expect(errorsOf(program)).toEqual([]);
});

it('generates types that expose no result before the code is checked', () => {
  const program = `${prelude}
export const idOf = (response: ResponseOf<'messages.sendToUser'>) => response.result.id;
`;
  expect(errorsOf(program)).toEqual([expect.stringContaining("Property 'result' does not exist")]);
});

it('narrows the response of every JSON call', () => {
  const answered = Object.values(openApiDocument().paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ responses }) => {
      const done = responses['200'];
      return done && 'content' in done && done.content?.['application/json']?.examples;
    });
  const functions = answered.map(
    ({ operationId }, index) => `
export function f${index}(response: ResponseOf<'${operationId}'>): '0' | { msg: string; requestId: string } {
  return response.code === '0' ? response.code : { msg: response.msg, requestId: response.requestId };
}`,
  );
  expect(answered.length).toBeGreaterThan(100);
  expect(errorsOf(prelude + functions.join(''))).toEqual([]);
});
