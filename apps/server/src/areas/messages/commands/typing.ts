import type { TargetType } from '@snap/portal-api/contract';
import type { Actor } from '../../../actor.ts';
import type { EphemeralEvent } from '../../../live/ephemeral-events.ts';
import type { Tx } from '../../../store/database.ts';
import { ownConversation } from '../queries/conversations.ts';

/** The ephemeral event for the connected members of a conversation that the actor is typing (B11). */
export async function typingEvent(
  tx: Tx,
  { tenantId, userId }: Actor,
  target: { type: TargetType; id: string },
): Promise<EphemeralEvent> {
  const own = await ownConversation(tx, { tenantId, userId }, target);
  const person = await tx
    .selectFrom('person')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const name = person?.name ?? userId;
  return {
    tenantId,
    conversationId: own.conversationId,
    userIds: own.type === 'user' ? [target.id] : null,
    except: userId,
    event: { type: 'typing', userId, name, targetType: own.type, targetId: target.id },
  };
}

/** Least time between two notes of one person about one conversation, in milliseconds. */
const leastPause = 2_000;
/** Entries of the throttle. Above it the oldest are dropped, whose events may then be sent a little too often. */
const maxKnown = 20_000;

/**
 * A throttle: whether the last event with this key was long enough ago. A call that returns true counts as an event.
 */
export function createTypingThrottle(now: () => number = () => performance.now()): (what: string) => boolean {
  const said = new Map<string, number>();
  return (what) => {
    const before = said.get(what);
    const time = now();
    if (before !== undefined && time - before < leastPause) return false;
    said.delete(what);
    said.set(what, time);
    for (const oldest of said.keys()) {
      if (said.size <= maxKnown) break;
      said.delete(oldest);
    }
    return true;
  };
}
