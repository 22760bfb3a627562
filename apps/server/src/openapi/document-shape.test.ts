import { limits } from '@snap/portal-api/contract';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';
import type { JsonSchema, Parameter, Reference } from './types.ts';

const document = openApiDocument();
const resolved = (schema: JsonSchema | undefined) =>
  schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
const bodyOf = (path: string) =>
  resolved(document.paths[path]?.post?.requestBody?.content['application/json']?.schema);
const named = (parameters: readonly (Parameter | Reference)[] = []) =>
  parameters.filter((one): one is Parameter => !('$ref' in one));

it('distinguishes success and error by code, in every response', () => {
  const undecided = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) => {
      const done = responses['200'];
      const schema = done && 'content' in done ? done.content?.['application/json']?.schema : undefined;
      if (!schema || schema.$ref !== undefined) return [];
      const [response, refusal] = schema.oneOf ?? [];
      const described =
        resolved(response)?.properties?.['code']?.const === '0' &&
        refusal?.$ref === '#/components/schemas/Refusal';
      return described ? [] : [operationId];
    });
  expect(undecided).toEqual([]);
  expect(document.components.schemas['Refusal']?.properties?.['code']?.enum).not.toContain('0');
});

it('names shared response schemas once', () => {
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Message', 'Person', 'Group', 'DiskItem', 'Conversation', 'Department']),
  );
  expect(JSON.stringify(document).split('"senderName":{').length - 1).toBeLessThan(8);
});

it('describes the JSON in message and params', () => {
  const message = bodyOf('/snap-app-im/oapi/message/sendusermsg')?.properties?.['message'];
  expect(message).toMatchObject({
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/MessageBody' },
  });
  const params = bodyOf('/co/pan/gfile/uploadfile/batch')?.properties?.['params'];
  expect(params?.contentSchema).toMatchObject({
    type: 'array',
    items: { $ref: '#/components/schemas/SharedFile' },
  });
});

it("has the contract's limits, and no generic ones", () => {
  const group = bodyOf('/snap-app-im/oapi/group/create')?.properties;
  expect(group?.['name']).toMatchObject({ maxLength: limits.groupName });
  expect(group?.['introduce']).toMatchObject({ maxLength: limits.groupIntroduction });
  expect(group?.['ids']).toMatchObject({ type: 'array', maxItems: limits.groupMembersMax });
  const history = document.paths['/snap-app-im/oapi/message/history']?.get;
  const size = named(history?.parameters).find(({ name }) => name === 'size')?.schema;
  expect(size).toMatchObject({ type: 'integer', minimum: 1, maximum: limits.historyPageMax, default: 20 });
  expect(JSON.stringify(document)).not.toContain('524288');
});

it('describes uploads with methods, headers and statuses', () => {
  const [all, one] = [document.paths['/co/pan/upload'], document.paths['/co/pan/upload/{uploadId}']];
  expect(Object.keys({ ...all, ...one })).toEqual(
    expect.arrayContaining(['post', 'options', 'head', 'patch', 'delete']),
  );
  const headers = named(one?.patch?.parameters)
    .filter(({ in: where }) => where === 'header')
    .map(({ name }) => name);
  expect(headers).toEqual(expect.arrayContaining(['Tus-Resumable', 'Upload-Offset', 'Upload-Checksum']));
  expect(Object.keys(one?.patch?.responses ?? {})).toEqual(
    expect.arrayContaining(['204', '409', '410', '412', '413', '460', '507']),
  );
});

it('has no broken references', () => {
  const parts: Record<string, Record<string, unknown>> = { ...document.components };
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(references.filter(([, kind = '', name = '']) => !(name in (parts[kind] ?? {})))).toEqual([]);
});

it('names what many calls share, once', () => {
  const whole = JSON.stringify(document);
  expect(whole.split('"The organisation."').length - 1).toBe(1);
  const calls = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
  expect(whole.length / calls.length).toBeLessThan(2_800);
});

it('describes ETag, conditions and ranges where responses have them', () => {
  const tree = document.paths['/co/mobile/dept/mydeptsTreeJson']?.get;
  const download = document.paths['/co/pan/file/download']?.get;
  const conditional = expect.arrayContaining([{ $ref: '#/components/parameters/IfNoneMatch' }]);
  expect(tree?.parameters).toEqual(conditional);
  expect(download?.parameters).toEqual(conditional);
  expect(Object.keys(tree?.responses ?? {})).toEqual(expect.arrayContaining(['200', '304']));
  expect(Object.keys(download?.responses ?? {})).toEqual(expect.arrayContaining(['206', '304', '416']));
  expect(tree?.responses['200']).toHaveProperty('headers.ETag');
});
