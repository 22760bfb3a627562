import { codes, type DiskItemWire } from '@snap/portal-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../../http/refusal.ts';
import { textFor } from '../../../http/texts.ts';

/** A name that is taken, and by which item, for the client's dialog. */
export class TakenName extends Refusal {
  readonly existing: DiskItemWire;

  constructor(existing: DiskItemWire) {
    super(codes.nameTaken, { name: existing.filename });
    this.existing = existing;
  }
}

/**
 * Runs a request of the upload protocol. Its clients read statuses, not bodies: a business refusal, which is status 200
 * in every other call, has a status of its own here.
 */
export async function answerByStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, values } = error;
    void reply.code(statuses[code] ?? 400).send({
      code,
      msg: textFor(code, request.language, values),
      requestId: request.id,
      ...(error instanceof TakenName ? { existing: error.existing } : {}),
    });
  }
}

const statuses: Readonly<Record<string, number>> = {
  [codes.nameTaken]: 409,
  [codes.diskFull]: 413,
  [codes.diskCrowded]: 413,
};
