import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export interface WorkspaceSchema {
  workspace_default: WorkspaceDefaultTable;
  workspace_board: WorkspaceBoardTable;
}

interface WorkspaceDefaultTable {
  tenant_id: string;
  board: Json;
}

interface WorkspaceBoardTable {
  tenant_id: string;
  user_id: string;
  board: Json;
  version: number;
  updated_at: Generated<Date>;
}
