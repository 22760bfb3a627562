import type { ColumnType, Generated } from 'kysely';

export interface ApplicationsSchema {
  application: ApplicationTable;
  own_app: OwnAppTable;
}

interface ApplicationTable {
  tenant_id: string;
  app_id: string;
  user_id: string;
  name: string;
  icon: string;
  redirect_uri: string;
  group_name: string;
  sort: ColumnType<number, never, never>;
  secret_hash: Buffer;
  created_at: Generated<Date>;
  minute_began: Generated<Date>;
  minute_sent: Generated<number>;
}

interface OwnAppTable {
  tenant_id: string;
  user_id: string;
  app_id: string;
  added_at: Generated<Date>;
  sort: Generated<number | null>;
}
