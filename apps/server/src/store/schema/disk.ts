import type { Generated } from 'kysely';

export interface DiskSchema {
  disk_blob: DiskBlobTable;
  disk_file: DiskFileTable;
  disk_space: DiskSpaceTable;
  disk_upload: DiskUploadTable;
  disk_upload_part: DiskUploadPartTable;
  disk_share: DiskShareTable;
  disk_offer: DiskOfferTable;
  disk_version: DiskVersionTable;
}

interface DiskBlobTable {
  tenant_id: string;
  hash: string;
  size: number;
  media_type: string;
  width: number | null;
  height: number | null;
  touched_at: Generated<Date>;
}

interface DiskFileTable {
  tenant_id: string;
  file_id: string;
  owner_id: string;
  parent_id: string;
  folder: boolean;
  name: string;
  name_key: string;
  sort_key: string;
  hash: string | null;
  size: Generated<number>;
  role: 'chat' | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  content_at: Generated<Date>;
  trash_id: string | null;
  trashed_at: Date | null;
}

interface DiskSpaceTable {
  tenant_id: string;
  owner_id: string;
  used: Generated<number>;
  items: Generated<number>;
}

interface DiskUploadTable {
  tenant_id: string;
  upload_id: string;
  owner_id: string;
  parent_id: string;
  name: string;
  conflict: 'ask' | 'rename' | 'replace' | 'skip';
  length: number;
  metadata: string;
  expires_at: Date;
  file_id: string | null;
}

interface DiskUploadPartTable {
  tenant_id: string;
  upload_id: string;
  start: number;
  length: number;
  name: string;
}

interface DiskShareTable {
  tenant_id: string;
  share_id: string;
  file_id: string;
  shared_by: string;
  target_type: 'user' | 'group';
  target_id: string;
  message_seq: Generated<number>;
  shared_at: Generated<Date>;
}

interface DiskVersionTable {
  tenant_id: string;
  version_id: string;
  file_id: string;
  owner_id: string;
  hash: string;
  size: number;
  content_at: Date;
}

interface DiskOfferTable {
  tenant_id: string;
  name: string;
  owner_id: string;
  file_ids: string[];
  filename: string;
  expires_at: Date;
}
