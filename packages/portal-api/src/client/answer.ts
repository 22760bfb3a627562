import { endsSession } from '../contract/codes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { FieldError } from '../contract/fields.ts';
import { parseRetryAfter, PortalApiError, type PortalApiErrorFields } from './errors.ts';

/** What the pipeline knows of the call it carries. */
export interface Exchange {
  name: string;
  access: Endpoint['access'];
  silentOn: readonly number[];
  noTip: boolean;
  /** Changes of the password that this client had made when it was sent. */
  passwordChanges: number;
}

/** An answer and its body, read already unless it is a stream. */
export interface Answer {
  response: Response;
  body: unknown;
}

/** A copy of an object's fields; nothing of anything else. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether this failure means that the session is over. */
export function saysSessionEnded({ status, code }: PortalApiError): boolean {
  return status === 401 || (code !== undefined && endsSession(code));
}

/** What every answer's body may say about itself. */
export function bodyFields(answer: Answer): {
  code?: string;
  msg?: string;
  requestId?: string;
  errors?: FieldError[];
} {
  const { code, msg, requestId, errors } = asRecord(answer.body);
  return {
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof msg === 'string' ? { msg } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...(Array.isArray(errors) ? { errors: errors.filter(isFieldError) } : {}),
  };
}

/** Rules are for programs: one that is not known here is passed on as it is. */
function isFieldError(value: unknown): value is FieldError {
  const { field, rule } = asRecord(value);
  return typeof field === 'string' && typeof rule === 'string';
}

/** The error that this answer amounts to. */
export function failure(
  exchange: Exchange,
  answer: Answer,
  fields: Pick<PortalApiErrorFields, 'kind' | 'shown' | 'cause'>,
): PortalApiError {
  const { response } = answer;
  const { code, msg, requestId, errors } = bodyFields(answer);
  return new PortalApiError(exchange.name, {
    ...fields,
    code: code ?? (response.ok ? undefined : String(response.status)),
    status: response.status,
    requestId: requestId ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    msg,
    errors,
  });
}
