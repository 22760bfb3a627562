import '@snap/portal-ui/audit-log/styles.css';
import { AuditLog, AuditSheet, type AuditRow } from '@snap/portal-ui/audit-log';
import { auditLog } from '@snap/portal-ui/audit-log/labels/en';
import { EmptyState } from '@snap/portal-ui/empty-state';
import { useState } from 'react';

const entries: AuditRow[] = [
  { id: '2', when: 'today, 18:42', action: 'Person changed', actor: 'Zhang Wei', concerned: 'Li Na' },
  { id: '1', when: 'today, 18:31', action: 'Signed in', actor: 'Zhang Wei' },
];

export function LogOfDesk() {
  const [open, setOpen] = useState<AuditRow>();
  return (
    <div style={{ position: 'relative', containerType: 'inline-size', display: 'flex', blockSize: 360 }}>
      <AuditLog
        style={{ flex: 1, minInlineSize: 0 }}
        entries={entries}
        openId={open?.id}
        onOpen={setOpen}
        empty={<EmptyState text="Nothing is recorded yet." />}
        labels={auditLog}
      />
      {open && (
        <AuditSheet
          entry={open}
          facts={[]}
          changes={[{ field: 'Position', before: 'Editor', after: 'Reporter' }]}
          onClose={() => setOpen(undefined)}
          labels={auditLog}
        />
      )}
    </div>
  );
}
