import '@snap/portal-ui/upload-queue/styles.css';
import { UploadQueue, type UploadView } from '@snap/portal-ui/upload-queue';
import { uploadQueue } from '@snap/portal-ui/upload-queue/labels/en';
import { useState } from 'react';

const initialUploads: UploadView[] = [
  { id: 'u1', name: 'Interview.wav', kind: 'audio', size: 27_000_000, sent: 12_000_000, state: 'uploading' },
  { id: 'u2', name: 'Budget.xlsx', kind: 'spreadsheet', size: 18_000, sent: 18_000, state: 'done' },
];

/** Without an id, a callback means all files to which it applies. */
export function Uploads() {
  const [uploads, setUploads] = useState(initialUploads);
  const set = (from: UploadView['state'], to: UploadView['state'], id?: string) =>
    setUploads(
      uploads.map((upload) =>
        upload.state === from && (id === undefined || upload.id === id) ? { ...upload, state: to } : upload,
      ),
    );
  return (
    <UploadQueue
      uploads={uploads}
      formatSize={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
      actions={{
        onPause: (id) => set('uploading', 'paused', id),
        onResume: (id) => set('paused', 'uploading', id),
        onRetry: (id) => set('failed', 'uploading', id),
        onCancel: (id) => set('uploading', 'cancelled', id),
        onRemove: (id) => setUploads(uploads.filter((upload) => upload.state !== 'done' || upload.id !== id)),
        onResolveConflict: (id) => set('asking', 'uploading', id),
      }}
      labels={uploadQueue}
    />
  );
}
