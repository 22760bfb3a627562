import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface DirectorySchema {
  tenant: TenantTable;
  department: DepartmentTable;
  person: PersonTable;
  person_department: PersonDepartmentTable;
}

interface TenantTable {
  tenant_id: string;
  name: string;
  settings: Json;
  /** Release of its defaults (organisation/defaults.ts). */
  defaults: Generated<number>;
  created_at: Generated<Date>;
}

interface DepartmentTable {
  tenant_id: string;
  dept_id: string;
  parent_id: string | null;
  name: string;
  path: string;
  sort: Generated<number>;
}

interface PersonTable {
  tenant_id: string;
  user_id: string;
  login: string;
  /** An application can send like a person, and has no other properties of one. */
  kind: Generated<'person' | 'app'>;
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
  avatar: string | null;
  sort_key: Generated<string>;
  password_hash: string | null;
  password_changed_at: Date | null;
  must_change_password: Generated<boolean>;
  disabled_at: Date | null;
  left_at: Date | null;
  updated_at: Generated<Date>;
}

interface PersonDepartmentTable {
  tenant_id: string;
  user_id: string;
  dept_id: string;
  leader: Generated<boolean>;
  sort: Generated<number>;
  /** Both are maintained by triggers. */
  sort_key: Generated<string>;
  listed: Generated<boolean>;
}
