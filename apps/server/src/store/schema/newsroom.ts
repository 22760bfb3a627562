import type { Language } from '@snap/portal-api/contract';
import type { ColumnType, Generated } from 'kysely';

export interface NewsroomSchema {
  newsroom_story: StoryTable;
  newsroom_hotspot: HotspotTable;
  code_entry: CodeEntryTable;
  person_role: PersonRoleTable;
  role: RoleTable;
  role_permission: RolePermissionTable;
  menu: MenuTable;
  weaver_account: WeaverAccountTable;
  weaver_log: WeaverLogTable;
  screen_param: ScreenParamTable;
}

interface StoryTable {
  tenant_id: string;
  story_id: string;
  title: string;
  content: Generated<string>;
  kind: string | null;
  status: 'topic' | 'draft' | 'review' | 'returned' | 'published';
  desk: string;
  author_id: string;
  editor_id: string | null;
  url: string | null;
  deadline: Date | null;
  updated_at: Generated<Date>;
  published_at: Date | null;
  client_id: string | null;
  closed_at: Date | null;
}

interface HotspotTable {
  tenant_id: string;
  hotspot_id: string;
  title: string;
  source: string;
  heat: number;
  trend: 'up' | 'down' | 'flat';
  url: string | null;
  noted_at: Date;
}

interface CodeEntryTable {
  tenant_id: string;
  code_type: string;
  code: string;
  value: string;
  sort: number;
}

interface PersonRoleTable {
  tenant_id: string;
  user_id: string;
  role_id: string;
}

interface RoleTable {
  tenant_id: string;
  role_id: string;
  name: string | null;
  description: Generated<string>;
  created_at: Generated<Date>;
}

interface RolePermissionTable {
  tenant_id: string;
  role_id: string;
  permission: string;
}

interface MenuTable {
  tenant_id: string;
  topic_id: string;
  menu_id: string;
  parent_id: string | null;
  role_id: string;
  name: string;
  path: string;
  icon: string;
  sort: number;
  names: ColumnType<Partial<Record<Language, string>> | null, string | null | undefined>;
  role_ids: ColumnType<string[] | null, string[] | null | undefined>;
  hidden: Generated<boolean>;
  app_id: ColumnType<string | null, string | null | undefined>;
}

interface WeaverAccountTable {
  tenant_id: string;
  user_id: string;
  login_id: string;
}

interface WeaverLogTable {
  tenant_id: string;
  log_id: ColumnType<number, never, never>;
  user_id: string;
  at: Generated<Date>;
  action: string;
  detail: string;
}

interface ScreenParamTable {
  tenant_id: string;
  param_id: string;
  user_id: string;
  param: string;
  created_at: Generated<Date>;
}
