import '@snap/portal-ui/versions-dialog/styles.css';
import { VersionsDialog } from '@snap/portal-ui/versions-dialog';
import { versionsDialog } from '@snap/portal-ui/versions-dialog/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);

export function VersionsButton() {
  const [open, setOpen] = useState(false);
  const [versions, setVersions] = useState([
    { id: 'v2', time: now - 3_600_000, size: 18_000, person: 'Li Na' },
    { id: 'v1', time: now - 86_400_000, size: 12_000, person: 'Omar Farouk' },
  ]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Earlier versions…
      </button>
      <VersionsDialog
        open={open}
        onOpenChange={setOpen}
        file={{ name: 'Budget.xlsx', kind: 'spreadsheet', time: now, size: 21_000, person: 'Li Na' }}
        versions={versions}
        status="ready"
        onRetry={() => window.location.reload()}
        actions={{
          onRestore: (id) => window.location.assign(`/versions/${id}/restore`),
          onDownload: (id) => window.location.assign(`/versions/${id}`),
          onRemove: (id) => setVersions(versions.filter((version) => version.id !== id)),
        }}
        formatSize={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
        locale="en"
        timeZone="Asia/Shanghai"
        now={now}
        labels={versionsDialog}
      />
    </>
  );
}
