import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

export interface EventsSchema {
  deferred_event: DeferredEventTable;
  event: EventTable;
  event_floor: EventFloorTable;
}

/** Positions exceed 2^53: select them as `pos::text` and use BigInt. */
type Position = ColumnType<never, never, never>;

/** Written by `publish` only. */
interface EventTable {
  pos: Position;
  tenant_id: string;
  conversation_id: string | null;
  user_ids: string[] | null;
  session_id: string | null;
  type: string;
  payload: Json;
  at: Generated<Date>;
  /** Number of the message whose text the event contains; generated from the payload. */
  about: ColumnType<number | null, never, never>;
  /** Id of the quoted message; generated from the payload. */
  quoted: ColumnType<string | null, never, never>;
}

interface DeferredEventTable {
  tenant_id: string;
  deferred_id: Generated<string>;
  events: Json;
}

interface EventFloorTable {
  tenant_id: string;
  pos: Position;
}
