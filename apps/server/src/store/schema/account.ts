import type { ColumnType, Generated } from 'kysely';
import type { Json } from './json.ts';

export interface AccountSchema {
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  known_device: KnownDeviceTable;
  second_factor: SecondFactorTable;
  audit: AuditTable;
  issued_token: IssuedTokenTable;
  password_history: PasswordHistoryTable;
  captcha: CaptchaTable;
  phone_code: PhoneCodeTable;
  identity: IdentityTable;
  identity_provider: IdentityProviderTable;
  provider_session: ProviderSessionTable;
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
  family_hash: Buffer | null;
  renewal_used_at: Date | null;
  media_hash: Buffer | null;
  previous_media_hash: Buffer | null;
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
  trusted_until: Date | null;
}

interface SecondFactorTable {
  tenant_id: string;
  user_id: string;
  secret: Buffer | null;
  confirmed_at: Date | null;
  last_step: Generated<number>;
  recovery: Generated<Buffer[]>;
  next_secret: Buffer | null;
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
  actor_id: string | null;
  subject: string | null;
  before: Json | null;
  after: Json | null;
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

interface PasswordHistoryTable {
  tenant_id: string;
  user_id: string;
  history_id: ColumnType<number, never, never>;
  password_hash: string;
}

interface CaptchaTable {
  tenant_id: string;
  name_hash: Buffer;
  code_hash: Buffer;
  expires_at: Date;
}

interface PhoneCodeTable {
  tenant_id: string;
  purpose: 'register' | 'findpassword';
  mobile: string;
  code_hash: Buffer;
  tries: Generated<number>;
  wrong_of: Json;
  expires_at: Date;
  used_at: Date | null;
}

interface IdentityTable {
  tenant_id: string;
  subject: string;
  user_id: string;
  bound_at: Generated<Date>;
}

interface IdentityProviderTable {
  tenant_id: string;
  kind: 'oidc';
  enabled: Generated<boolean>;
  settings: Json;
  secret: Buffer | null;
  updated_at: Generated<Date>;
}

interface ProviderSessionTable {
  tenant_id: string;
  session_id: string;
  issuer: string;
  subject: string;
  sid: string | null;
}
