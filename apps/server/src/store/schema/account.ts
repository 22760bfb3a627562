import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

export interface AccountSchema {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  known_device: KnownDeviceTable;
  audit: AuditTable;
  issued_token: IssuedTokenTable;
}

interface SessionTable {
  tenant_id: string;
  session_id: string;
  user_id: string;
  access_hash: Buffer;
  access_expires_at: Date;
  refresh_hash: Buffer;
  previous_refresh_hash: Buffer | null;
  rotated_at: Date | null;
  rotation_salt: Buffer | null;
  media_hash: Buffer | null;
  refresh_expires_at: Date;
  created_at: Generated<Date>;
  revoked_at: Date | null;
  user_agent: string | null;
  address: string | null;
}

interface LoginAttemptTable {
  tenant_id: string;
  subject: string;
  failed_at: Date[];
  last_at: Generated<Date>;
}

interface KnownDeviceTable {
  tenant_id: string;
  user_id: string;
  device_hash: Buffer;
  last_at: Generated<Date>;
}

interface AuditTable {
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

interface IssuedTokenTable {
  tenant_id: string;
  token_hash: Buffer;
  kind: string;
  user_id: string | null;
  session_id: string | null;
  app_id: string | null;
  detail: Json;
  expires_at: Date;
  used_at: Date | null;
}
