import type { Generated } from 'kysely';

export interface NodesSchema {
  node: NodeTable;
}

interface NodeTable {
  node_id: string;
  address: string;
  version: string;
  pool: number;
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
  draining: Generated<boolean>;
}
