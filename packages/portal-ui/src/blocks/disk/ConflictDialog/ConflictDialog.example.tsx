import '@snap/portal-ui/conflict-dialog/styles.css';
import { ConflictDialog, type ConflictView } from '@snap/portal-ui/conflict-dialog';
import { conflictDialog } from '@snap/portal-ui/conflict-dialog/labels/en';
import { useState } from 'react';

const now = Date.UTC(2026, 10, 20, 6, 30);

const budget: ConflictView = {
  id: 'c1',
  incoming: { id: 'new', name: 'Budget.xlsx', kind: 'spreadsheet', size: 21_000, time: now },
  existing: { id: 'f1', name: 'Budget.xlsx', kind: 'spreadsheet', size: 18_000, time: now - 86_400_000 },
  freeName: 'Budget (2).xlsx',
  versioned: true,
};

export function UploadButton() {
  const [conflict, setConflict] = useState<ConflictView>();
  const [result, setResult] = useState('');
  return (
    <>
      <button type="button" onClick={() => setConflict(budget)}>
        Upload Budget.xlsx
      </button>
      <output>{result}</output>
      <ConflictDialog
        conflict={conflict}
        waiting={0}
        status="idle"
        onResolve={(_id, resolution) => {
          setResult(resolution);
          setConflict(undefined);
        }}
        onPostpone={() => setConflict(undefined)}
        formatSize={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
        locale="en"
        timeZone="Asia/Shanghai"
        now={now}
        labels={conflictDialog}
      />
    </>
  );
}
