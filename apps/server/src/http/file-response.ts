import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Readable } from 'node:stream';
import { codes } from '@snap/portal-api/contract';
import { HttpRefusal } from './refusal.ts';

/** A file response. Its bytes are read lazily. */
export interface FileResponse {
  /** Media type detected from the content, never the client's. */
  type: string;
  /** Bytes; unknown for generated streams. Required for ranges. */
  size?: number;
  /** File name for saving; attachments have one. */
  filename?: string;
  /** Displayed by the browser instead of saved, if the type cannot execute anything. */
  inline?: boolean;
  /** Permanent identifier of the bytes; allows 304 responses. */
  etag?: string;
  /** `cache-control`; default: private and revalidated each time. */
  cache?: string;
  /** Opens the bytes, or those from `start` to `end` (inclusive). */
  open(range?: { start: number; end: number }): Readable | Buffer | Promise<Readable | Buffer>;
}

/** Types that a browser may display: none can contain an executable script. */
const inert =
  /^(image\/(png|jpeg|gif|webp|avif|bmp)|video\/[\w.+-]+|audio\/[\w.+-]+|application\/pdf|text\/plain)(;|$)/;

/** Sends a file such that its content cannot execute in the portal's origin (G20). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<FastifyReply> {
  const current = file.etag !== undefined && hasCurrent(request.headers['if-none-match'], file.etag);
  const range = file.size === undefined || current ? undefined : wantedRange(request, file);
  // Opened before any header is set: a failure must not be cached as the file, nor have its length.
  const bytes = current || range === 'unsatisfiable' ? undefined : await file.open(range);
  const inline = file.inline === true && inert.test(file.type);
  void reply.headers({
    'content-type': file.type,
    'content-disposition': disposition(inline ? 'inline' : 'attachment', file.filename),
    // Inline styles: Chromium's image viewer needs them (decision 0042).
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
    'cache-control': file.cache ?? 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(file.etag === undefined ? {} : { etag: `"${file.etag}"` }),
  });
  if (current) return reply.code(304).send();
  if (file.size === undefined) return reply.send(bytes);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${file.size}`);
    throw new HttpRefusal(416, codes.invalidInput);
  }
  if (range === undefined) {
    void reply.header('content-length', file.size);
    return reply.send(bytes);
  }
  void reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(bytes);
}

/** Parses a single range; a request for several gets the whole file, as RFC 9110 allows. */
function wantedRange({ headers }: FastifyRequest, { size = 0, etag }: FileResponse) {
  const { range: requested, 'if-range': condition } = headers;
  if (requested === undefined || (condition !== undefined && condition !== `"${etag}"`)) return undefined;
  const ranges = parseRange(size, requested, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

export function hasCurrent(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes(`"${etag}"`) || known.includes('*');
}

/** `Content-Disposition` with the name in UTF-8 and an ASCII fallback (RFC 6266). */
function disposition(kind: 'inline' | 'attachment', filename: string | undefined): string {
  if (filename === undefined) return kind;
  const plain = filename.replaceAll(/[^\x20-\x7e]|["\\%/]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
