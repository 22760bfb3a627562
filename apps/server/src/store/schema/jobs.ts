import type { Generated } from 'kysely';

export interface JobsSchema {
  job_lease: JobLeaseTable;
}

interface JobLeaseTable {
  job: string;
  holder: string | null;
  until: Generated<Date>;
  due_at: Generated<Date>;
}
