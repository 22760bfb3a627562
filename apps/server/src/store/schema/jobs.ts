import type { Generated } from 'kysely';

export interface JobsSchema {
  job_lease: JobLeaseTable;
  outbound: OutboundTable;
}

interface JobLeaseTable {
  job: string;
  holder: string | null;
  until: Generated<Date>;
  due_at: Generated<Date>;
}

interface OutboundTable {
  tenant_id: string;
  outbound_id: Generated<string>;
  kind: string;
  body: Buffer;
  attempts: Generated<number>;
  due_at: Generated<Date>;
  expires_at: Date;
}
