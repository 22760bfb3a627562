import { codes } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CreateLimiter } from './limits/limits.ts';
import { networkOf } from './network.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Window in seconds. The limits are far above the normal use of a person, or of a thousand people behind one address at
 * nine o'clock, and below what harms others.
 */
const WINDOW_SECONDS = 10;
const floodLimits: FloodLimits = { person: 2_000, stranger: 5_000 };

/** Calls per window: of a person, and of an address without a session. */
export interface FloodLimits {
  person: number;
  stranger: number;
}

/** Rate limits that protect the server from single callers (G30). */
export interface FloodGate {
  /** Counts a call of a signed-in person, over all their sessions. Throws 429. */
  admitPerson(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts a call without a session by address. Throws 429. */
  admitStranger(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

export function createFloodGate(createLimiter: CreateLimiter, most = floodLimits): FloodGate {
  const gate = (kind: keyof FloodLimits, keyOf: (request: FastifyRequest) => string) => {
    const max = most[kind];
    const perSecond = max / WINDOW_SECONDS;
    const limiter = createLimiter(kind, { burst: max, perSecond });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const { allowed, remaining, waitMs } = await limiter.consume(keyOf(request));
      const reset = Math.ceil((max - remaining) / perSecond);
      void reply.header('ratelimit', `limit=${max}, remaining=${remaining}, reset=${reset}`);
      if (!allowed) throw new HttpRefusal(429, codes.tooMany, Math.max(1, Math.ceil(waitMs / 1_000)));
    };
  };
  return {
    admitPerson: gate('person', ({ session }) => String(session?.userId)),
    admitStranger: gate('stranger', ({ ip }) => networkOf(ip)),
  };
}
