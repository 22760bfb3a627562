import { codes, inputSentence, type Code } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDataRefusal, isPassingConflict, isStorageFull } from '../store/errors.ts';
import { HttpRefusal, Refusal } from './refusal.ts';
import { textFor } from './texts.ts';

/** `Retry-After` in seconds for an unreachable database and for a full disk. */
const recovery = 2;
const roomMadeIn = 10;

/** Converts an error of a handler or the framework to a response (A21). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = request.language;
  if (error instanceof Refusal) {
    request.refusedWith = error.code;
    const msg = textFor(error.wording, language, error.values);
    void reply.header('cache-control', 'no-store');
    return reply
      .code(200)
      .send({ code: error.code, msg, requestId: request.id, ...errcodeOf(request, error.code, msg) });
  }
  const refusal = asHttpRefusal(error);
  request.refusedWith = refusal.code;
  if (refusal.status >= 500) {
    const { log } = request;
    if (refusal.status === 503 || refusal.status === 507)
      log.warn({ cause: messageOf(error) }, 'unavailable');
    else log.error({ err: error }, 'failed');
  }
  if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter));
  const minutes = Math.max(1, Math.ceil((refusal.retryAfter ?? 0) / 60));
  const { code, errors } = refusal;
  const msg = errors.length > 0 ? inputSentence(errors, language) : textFor(code, language, { minutes });
  return reply.code(refusal.status).send({
    code,
    msg,
    requestId: request.id,
    ...(errors.length > 0 ? { errors } : {}),
    ...errcodeOf(request, code, msg),
  });
}

/** Adds `errcode`, which other systems check (B19). */
function errcodeOf(request: FastifyRequest, code: Code, errmsg: string) {
  return request.routeOptions.config.errcode ? { errcode: Number(code), errmsg } : {};
}

const ofStatus: Readonly<Record<number, Code>> = {
  401: codes.unauthenticated,
  403: codes.forbidden,
  404: codes.notFound,
  405: codes.methodNotAllowed,
  413: codes.tooLarge,
  414: codes.tooLarge,
  415: codes.unsupportedMediaType,
  429: codes.tooMany,
  431: codes.tooLarge,
  503: codes.unavailable,
};

function asHttpRefusal(error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  // Data that passed the schema but that the database rejects is invalid input, not a server error.
  if (isDataRefusal(error)) return new HttpRefusal(400, codes.invalidInput);
  if (isStorageFull(error)) return new HttpRefusal(507, codes.storageFull, roomMadeIn);
  if (isDatabaseAway(error) || isPassingConflict(error)) {
    return new HttpRefusal(503, codes.unavailable, recovery);
  }
  const status = statusOf(error);
  if (status === 503) return new HttpRefusal(503, codes.unavailable, recovery);
  if (status >= 400 && status < 500) return new HttpRefusal(status, ofStatus[status] ?? codes.invalidInput);
  return new HttpRefusal(500, codes.internal);
}

/** Errors of the framework carry their status. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
