import { codes, type Endpoint, isSuccess, type WireOf } from '@snap/portal-api/contract';
import { BrokenCircuitError, bulkhead, circuitBreaker, ConsecutiveBreaker, handleAll, wrap } from 'cockatiel';
import * as z from 'zod/mini';
import type { SessionActor } from '../../actor.ts';
import { HttpRefusal } from '../../http/refusal.ts';

/** Another system that responds to calls instead of the portal's own store (E15). */
export interface Upstream {
  /**
   * Requests a call and returns its validated response. Throws 503 with code 1321 when the response is late, a failure,
   * invalid or too large; and at once while the circuit breaker is open.
   */
  request<E extends Endpoint>(endpoint: E, input: unknown, actor: SessionActor): Promise<WireOf<E>>;
}

export interface UpstreamOptions {
  /** Where it is: from the configuration alone, never from a request. */
  baseUrl: string;
  /** Receives the reason of a failure, never the response's content. */
  onFailure: (reason: string) => void;
  /** Told of each attempt whether the system responded, be it with a refusal. */
  onContact?: (reached: boolean) => void;
  /** Milliseconds until a request is aborted. */
  timeout?: number;
}

const timeoutMs = 8_000;
/** Bytes of a response after decompression. */
const MAX_RESPONSE_BYTES = 2 * 1024 * 1024;
/** Requests in hand; one more is refused at once, so that a slow system gathers no crowd. */
const maxAtOnce = 16;
/** Failures in a row after which it is left alone for a while, in milliseconds. */
const failures = 5;
const restMs = 10_000;

/** Requests only the calls of the contract, with nothing of the actor's request but its language. */
export function createUpstream({
  baseUrl,
  onFailure,
  onContact,
  timeout = timeoutMs,
}: UpstreamOptions): Upstream {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const guarded = wrap(bulkhead(maxAtOnce), breaker);

  return {
    async request<E extends Endpoint>(endpoint: E, input: unknown, actor: SessionActor): Promise<WireOf<E>> {
      try {
        const { response, refused } = await guarded.execute(async () => {
          try {
            const outcome = await fetchResponse(baseUrl, endpoint, input, actor, timeout);
            onContact?.(true);
            return outcome;
          } catch (error) {
            onContact?.(false);
            throw error;
          }
        });
        if (refused !== undefined) throw new Error(refused);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has read it
        return response as WireOf<E>;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        onFailure(error instanceof BrokenCircuitError ? 'left alone after failures' : reason);
        throw new HttpRefusal(503, codes.upstreamFailed, restMs / 1_000);
      }
    },
  };
}

/** The result of a request; `refused`: a refusal of a reachable system, with its reason. */
interface Outcome {
  response?: unknown;
  refused?: string;
}

/**
 * Throws when the system is unreachable or its response invalid, which the circuit breaker counts. A refusal does not
 * count: otherwise requests for unknown things would make the system unavailable to everyone.
 */
async function fetchResponse(
  baseUrl: string,
  endpoint: Endpoint,
  input: unknown,
  actor: SessionActor,
  timeout: number,
): Promise<Outcome> {
  const filled = fillPath(endpoint.path, input);
  if (filled === undefined) return { refused: 'a name that is a path' };
  const { path, rest: parameters } = filled;
  const get = endpoint.method === 'GET';
  const response = await fetch(`${baseUrl}${path}${get ? `?${queryOf(parameters)}` : ''}`, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'accept-language': actor.language,
      'portal-user': encodeURIComponent(actor.userId),
      ...(get ? {} : { 'content-type': 'application/json' }),
    },
    ...(get ? {} : { body: JSON.stringify(parameters) }),
    // A redirect could lead to where the configuration never pointed.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    await response.body?.cancel();
    const failure = `responded with status ${response.status}`;
    if (response.status >= 500 || overloaded.has(response.status)) throw new Error(failure);
    return { refused: failure };
  }
  const result = z.safeParse(endpoint.output, JSON.parse(await readBounded(response)));
  if (!result.success) throw new Error('responded with something else than the call has');
  const { code } = coded.parse(result.data);
  return isSuccess(code) ? { response: result.data } : { refused: `responded with code ${code}` };
}

/** Statuses below 500 that say nothing against the request. */
const overloaded = new Set([408, 429]);

const coded = z.object({ code: z.union([z.string(), z.number()]) });

async function readBounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error('responded with too much');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

/** Undefined when a part of the path would lead elsewhere. */
function fillPath(path: string, input: unknown): { path: string; rest: Record<string, unknown> } | undefined {
  const rest: Record<string, unknown> = { ...(typeof input === 'object' ? input : {}) };
  let leadsElsewhere = false;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = asText(rest[name]);
    delete rest[name];
    // Dots alone would be read as a step up, percent-encoded or not.
    if (/^\.+$/.test(value)) leadsElsewhere = true;
    return encodeURIComponent(value);
  });
  return leadsElsewhere ? undefined : { path: filled, rest };
}

function queryOf(parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.append(name, asText(value));
  }
  return query.toString();
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
