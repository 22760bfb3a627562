import type { Generated } from 'kysely';

export interface GroupsSchema {
  chat_group: ChatGroupTable;
}

interface ChatGroupTable {
  tenant_id: string;
  group_id: string;
  type: '1' | '3';
  name: string;
  introduction: Generated<string>;
  owner_id: string;
  created_at: Generated<Date>;
}
