import { endsSession } from '../contract/codes.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { FieldError } from '../contract/fields.ts';
import { parseRetryAfter, PortalApiError, type PortalApiErrorFields } from './errors.ts';

/** Context of a call in the request pipeline. */
export interface Exchange {
  name: string;
  access: Endpoint['access'];
  silentOn: readonly number[];
  noTip: boolean;
  /** Number of password changes by this client when the request was sent. */
  passwordChanges: number;
}

/** A response. Its body is undefined when it is left unread, as a stream. */
export interface ReceivedResponse {
  response: Response;
  body: unknown;
}

/** The body as JSON; the text itself where it is none, such as the error page of a proxy. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Shallow copy of an object; an empty object for other values. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether an error means that the session has ended. */
export function isSessionEnded({ status, code }: PortalApiError): boolean {
  return status === 401 || (code !== undefined && endsSession(code));
}

/** Envelope fields of a response body. */
export function bodyFields(received: ReceivedResponse): {
  code?: string;
  msg?: string;
  requestId?: string;
  errors?: FieldError[];
} {
  const { code, msg, requestId, errors } = asRecord(received.body);
  return {
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof msg === 'string' ? { msg } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
    ...(Array.isArray(errors) ? { errors: errors.filter(isFieldError) } : {}),
  };
}

/** Rules are for programs: unknown ones are passed on. */
function isFieldError(value: unknown): value is FieldError {
  const { field, rule } = asRecord(value);
  return typeof field === 'string' && typeof rule === 'string';
}

/** Converts a failed response to an error. */
export function failure(
  exchange: Exchange,
  received: ReceivedResponse,
  fields: Pick<PortalApiErrorFields, 'kind' | 'shown' | 'cause'>,
): PortalApiError {
  const { response } = received;
  const { code, msg, requestId, errors } = bodyFields(received);
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
