import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/**
 * Row types of the tables, as the driver delivers them: `timestamptz` is a Date, `bigint` a number (all of ours stay
 * below 2^53), `bytea` a Buffer. Columns are described where they are made: `migrations/`. Values for jsonb columns
 * are passed as JSON text.
 */
export interface Schema {
  tenant: TenantTable;
  department: DepartmentTable;
  person: PersonTable;
  person_department: PersonDepartmentTable;
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  known_device: KnownDeviceTable;
  audit: AuditTable;
  chat_group: ChatGroupTable;
  conversation: ConversationTable;
  member: MemberTable;
  message: MessageTable;
  event: EventTable;
  event_floor: EventFloorTable;
}

type Json = JSONColumnType<Record<string, unknown>, string | undefined>;

export interface TenantTable {
  tenant_id: string;
  name: string;
  settings: Json;
  created_at: Generated<Date>;
}

export interface DepartmentTable {
  tenant_id: string;
  dept_id: string;
  parent_id: string | null;
  name: string;
  path: string;
  sort: Generated<number>;
}

export interface PersonTable {
  tenant_id: string;
  user_id: string;
  login: string;
  name: string;
  gender: 'male' | 'female' | null;
  position: string | null;
  mobile: string | null;
  telephone: string | null;
  email: string | null;
  introduction: string | null;
  workplace: string | null;
  hide: Generated<boolean>;
  hide_mobile: Generated<boolean>;
  friend_switch: Generated<boolean>;
  readings: Json;
  sort_key: Generated<string>;
  password_hash: string | null;
  password_changed_at: Date | null;
  disabled_at: Date | null;
  left_at: Date | null;
  updated_at: Generated<Date>;
}

export interface PersonDepartmentTable {
  tenant_id: string;
  user_id: string;
  dept_id: string;
  leader: Generated<boolean>;
  sort: Generated<number>;
}

export interface SessionTable {
  tenant_id: string;
  session_id: string;
  user_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  rotated_at: Date | null;
  rotation_salt: Buffer | null;
  refresh_expires_at: Date;
  created_at: Generated<Date>;
  revoked_at: Date | null;
  user_agent: string | null;
  address: string | null;
}

export interface LoginAttemptTable {
  tenant_id: string;
  subject: string;
  failed_at: Date[];
  last_at: Generated<Date>;
}

export interface KnownDeviceTable {
  tenant_id: string;
  user_id: string;
  device_hash: Buffer;
  last_at: Generated<Date>;
}

export interface AuditTable {
  tenant_id: string;
  audit_id: ColumnType<number, never, never>;
  at: Generated<Date>;
  action: string;
  user_id: string | null;
  session_id: string | null;
  address: string | null;
  request_id: string | null;
  detail: Json;
}

export interface ChatGroupTable {
  tenant_id: string;
  group_id: string;
  type: '1' | '3';
  name: string;
  introduction: Generated<string>;
  owner_id: string;
  created_at: Generated<Date>;
}

export interface ConversationTable {
  tenant_id: string;
  conversation_id: string;
  type: 'user' | 'group' | 'teamGroup';
  person_low: string | null;
  person_high: string | null;
  last_seq: Generated<number>;
  last_sender: string | null;
  last_msg: string | null;
  last_time: Date | null;
}

export interface MemberTable {
  tenant_id: string;
  conversation_id: string;
  user_id: string;
  read_seq: Generated<number>;
  joined_seq: Generated<number>;
  pinned: Generated<boolean>;
  muted: Generated<boolean>;
  left_at: Date | null;
}

export interface MessageTable {
  tenant_id: string;
  conversation_id: string;
  seq: number;
  sender: string;
  client_msg_id: string;
  msg: string;
  sent_at: Date;
}

/** Positions outgrow 2^53: select them as `pos::text` and use BigInt. */
type Position = ColumnType<never, never, never>;

/** Written by `appendEvents` alone. */
export interface EventTable {
  pos: Position;
  tenant_id: string;
  conversation_id: string | null;
  user_ids: string[] | null;
  session_id: string | null;
  type: string;
  payload: Json;
  at: Generated<Date>;
}

export interface EventFloorTable {
  tenant_id: string;
  pos: Position;
}
