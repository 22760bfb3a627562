import type { GroupTypeCode } from '@snap/portal-api/contract';
import type { Generated } from 'kysely';

export interface GroupsSchema {
  chat_group: ChatGroupTable;
}

interface ChatGroupTable {
  tenant_id: string;
  group_id: string;
  type: GroupTypeCode;
  name: string;
  sort_key: Generated<string>;
  introduction: Generated<string>;
  owner_id: string;
  creator_id: string;
  client_group_id: string | null;
  request_hash: Buffer | null;
  notice: string | null;
  notice_by: string | null;
  notice_at: Date | null;
  notice_seq: Generated<number>;
  topic_id: string | null;
  topic_title: string | null;
  topic_url: string | null;
  closed_at: Date | null;
  avatar: string | null;
  created_at: Generated<Date>;
  dissolved_at: Date | null;
}
