import fastifyRateLimit from '@fastify/rate-limit';
import { codes } from '@snap/portal-api/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * Window in milliseconds; each process counts separately. The limits are far above the normal use of a person, or of a
 * thousand people behind one address at nine o'clock, and below what harms others.
 */
const window = 10_000;
const floodLimits: FloodLimits = { person: 2_000, stranger: 5_000 };
const mostRemembered = 50_000;

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

export async function createFloodGate(app: FastifyInstance, most = floodLimits): Promise<FloodGate> {
  await app.register(fastifyRateLimit, { global: false, cache: mostRemembered });
  const gate = (max: number, keyOf: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: window, keyGenerator: keyOf });
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const counted = await count(request);
      if (counted.isAllowed) return;
      const { remaining, ttlInSeconds: reset, isExceeded } = counted;
      void reply.header('ratelimit', `limit=${max}, remaining=${remaining}, reset=${reset}`);
      if (isExceeded) throw new HttpRefusal(429, codes.tooMany, Math.max(1, reset));
    };
  };
  return {
    admitPerson: gate(most.person, ({ session }) => `person ${session?.userId}`),
    admitStranger: gate(most.stranger, ({ ip }) => `address ${networkOf(ip)}`),
  };
}
