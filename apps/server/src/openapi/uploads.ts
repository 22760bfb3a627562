import {
  chatFolder,
  codes,
  conflictPolicies,
  limits,
  rootFolder,
  uploadPath,
} from '@snap/portal-api/contract';
import { common, refusalResponses, security, successHeaders } from './operations.ts';
import type { ResponseObject, JsonSchema, Method, Operation, Parameter, Reference } from './types.ts';

const refusal = { $ref: '#/components/schemas/Refusal' };
const bytes: JsonSchema = {
  type: 'integer',
  format: 'int64',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
};
const ascii = (maxLength: number): JsonSchema => ({ type: 'string', maxLength, pattern: '^[ -~]*$' });
const header = (
  name: string,
  schema: JsonSchema,
  example: string | number,
  description: string,
  required = true,
): Parameter => ({ name, in: 'header', required, description, schema, example });

const version = header('Tus-Resumable', { type: 'string', enum: ['1.0.0'] }, '1.0.0', 'The version of tus.');
const checksum = header(
  'Upload-Checksum',
  ascii(200),
  'sha256 XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg=',
  'Checksum of this chunk: `sha1` or `sha256`, a blank, and the digest in Base64.',
  false,
);
const offset = header('Upload-Offset', bytes, 0, 'Number of bytes received by the server.');
const metadata = header(
  'Upload-Metadata',
  ascii(8_192),
  // 头条.txt, root, ask
  'filename 5aS05p2hLnR4dA==,parentId cm9vdA==,conflict YXNr',
  'Pairs of a name and a value in Base64, joined by commas: `filename`; `parentId`, a folder, ' +
    `\`${rootFolder}\` or \`${chatFolder}\`; \`conflict\`, one of ${conflictPolicies.map((one) => `\`${one}\``).join(', ')}.`,
);
const uploadId: Parameter = {
  name: 'uploadId',
  in: 'path',
  required: true,
  description: 'As `Location` named it.',
  schema: { type: 'string', maxLength: limits.idLength, pattern: '^[A-Za-z0-9_-]+$' },
  example: '6b1f0c52-3a87-4e19-9d40-7c2e5a8f1b36',
};
const piece = {
  'application/offset+octet-stream': {
    schema: { type: 'string', format: 'binary', maxLength: limits.uploadChunk } satisfies JsonSchema,
  },
};

/** Response headers of an upload: its URL, and when it is complete, its file. */
const taken: ResponseObject['headers'] = {
  ...successHeaders,
  'Upload-Offset': { description: 'Number of bytes received by the server.', schema: bytes },
  'Upload-Expires': { description: 'Expiry of an unfinished upload.', schema: ascii(40) },
  'Portal-File-Id': {
    description: 'Id of the file; only in the response to the last chunk, or for a complete upload.',
    schema: { type: 'string', maxLength: limits.idLength, pattern: '^[A-Za-z0-9_-]+$' },
  },
};

const refused = (description: string): ResponseObject => ({
  description,
  headers: successHeaders,
  content: { 'application/json': { schema: refusal } },
});
const odd = refused('Unsupported version of tus.');
const own: Record<string, ResponseObject> = {
  410: refused('The upload has expired, or was deleted.'),
  412: odd,
  507: refused(`The server is full: \`${codes.storageFull}\`.`),
};

function operation(
  name: string,
  about: { summary: string; description: string; parameters: Parameter[] },
  rest: { requestBody?: Operation['requestBody']; responses: Record<string, ResponseObject> },
): Operation {
  const responses: Record<string, ResponseObject | Reference> = { ...rest.responses, ...refusalResponses() };
  return {
    operationId: `disk.${name}`,
    tags: ['disk'],
    summary: about.summary,
    description: `${about.description} Source: decision C2.`,
    security: security.session,
    parameters: [...about.parameters, ...common],
    ...(rest.requestBody ? { requestBody: rest.requestBody } : {}),
    responses: { ...responses, ...own },
  };
}

/** Uploads by tus 1.0 with creation, creation-with-upload, checksum, termination and expiration (C2). */
export const uploadPaths: Record<string, Partial<Record<Method, Operation>>> = {
  [uploadPath]: {
    post: operation(
      'createUpload',
      {
        summary: 'Start an upload',
        description:
          'Creates an upload of `Upload-Length` bytes (tus 1.0, creation). The body may be its first chunk, or empty. Errors have an ' +
          'HTTP status and the common error body.',
        parameters: [
          version,
          header('Upload-Length', bytes, 8, 'Bytes of the whole file.'),
          metadata,
          checksum,
        ],
      },
      {
        requestBody: { required: false, content: piece },
        responses: {
          201: {
            description: 'The upload, at `Location`.',
            headers: {
              ...taken,
              Location: {
                description: 'Where its pieces go.',
                schema: ascii(limits.addressLength),
                example: `${uploadPath}/${String(uploadId.example)}`,
              },
            },
          },
          409: refused(`The name is taken: \`${codes.nameTaken}\`, with the file in \`existing\`.`),
          460: refused(`Checksum mismatch: \`${codes.checksumDiffers}\`.`),
        },
      },
    ),
    options: operation(
      'uploadAbilities',
      {
        summary: 'What uploads can do',
        description: 'Version, extensions, checksums and the largest file (tus 1.0).',
        parameters: [],
      },
      {
        responses: {
          204: {
            description: 'See the headers.',
            headers: {
              ...successHeaders,
              'Tus-Version': { description: 'Versions.', schema: ascii(40), example: '1.0.0' },
              'Tus-Extension': {
                description: 'Extensions.',
                schema: ascii(200),
                example: 'creation,creation-with-upload,checksum,termination,expiration',
              },
              'Tus-Checksum-Algorithm': {
                description: 'Checksums.',
                schema: ascii(200),
                example: 'sha1,sha256',
              },
              'Tus-Max-Size': { description: 'Bytes of the largest file.', schema: bytes },
            },
          },
        },
      },
    ),
  },
  [`${uploadPath}/{uploadId}`]: {
    head: operation(
      'uploadState',
      { summary: 'How far an upload is', description: 'Where to go on.', parameters: [uploadId, version] },
      {
        responses: {
          200: {
            description: 'See the headers.',
            headers: {
              ...taken,
              'Upload-Length': { description: 'Bytes of the whole file.', schema: bytes },
              'Upload-Metadata': { description: 'As it was given.', schema: ascii(8_192) },
            },
          },
        },
      },
    ),
    patch: operation(
      'uploadPiece',
      {
        summary: 'Send a chunk of an upload',
        description: `At most ${limits.uploadChunk} bytes, within 30 seconds; bytes received by then are stored.`,
        parameters: [uploadId, version, offset, checksum],
      },
      {
        requestBody: { required: true, content: piece },
        responses: {
          204: { description: 'Accepted.', headers: taken },
          409: refused(`Wrong offset (\`${codes.uploadOffset}\`), or name taken (\`${codes.nameTaken}\`).`),
          460: refused(`Checksum mismatch: \`${codes.checksumDiffers}\`.`),
        },
      },
    ),
    delete: operation(
      'dropUpload',
      {
        summary: 'Cancel an upload',
        description: 'Deletes the received bytes.',
        parameters: [uploadId, version],
      },
      { responses: { 204: { description: 'Deleted.', headers: successHeaders } } },
    ),
  },
};
