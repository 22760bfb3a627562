import { limits } from '@snap/portal-api/contract';
import { expect, it } from 'vitest';
import { openApiDocument } from './document.ts';

const document = openApiDocument();
const bodyOf = (path: string) => document.paths[path]?.post?.requestBody?.content['application/json']?.schema;

it('distinguishes success and error by code, in every response', () => {
  const undecided = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) => {
      const done = responses['200'];
      const schema = done && 'content' in done ? done.content?.['application/json']?.schema : undefined;
      if (!schema || schema.$ref !== undefined) return [];
      const [response, refusal] = schema.oneOf ?? [];
      const described =
        response?.properties?.['code']?.const === '0' && refusal?.$ref === '#/components/schemas/Refusal';
      return described ? [] : [operationId];
    });
  expect(undecided).toEqual([]);
  expect(document.components.schemas['Refusal']?.properties?.['code']?.enum).not.toContain('0');
});

it('names shared response schemas once', () => {
  const named = Object.keys(document.components.schemas);
  expect(named).toEqual(
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
  const size = history?.parameters.find(({ name }) => name === 'size')?.schema;
  expect(size).toMatchObject({ type: 'integer', minimum: 1, maximum: limits.historyPageMax, default: 20 });
  expect(JSON.stringify(document)).not.toContain('524288');
});

it('describes uploads with methods, headers and statuses', () => {
  const [all, one] = [document.paths['/co/pan/upload'], document.paths['/co/pan/upload/{uploadId}']];
  expect(Object.keys({ ...all, ...one })).toEqual(
    expect.arrayContaining(['post', 'options', 'head', 'patch', 'delete']),
  );
  const headers = one?.patch?.parameters
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
