import '@snap/portal-ui/file-preview/styles.css';
import { FilePreview, type PreviewView } from '@snap/portal-ui/file-preview';
import { filePreview } from '@snap/portal-ui/file-preview/labels/en';
import { useState } from 'react';

const files: PreviewView[] = [
  {
    id: 'f1',
    name: 'Notes.txt',
    kind: 'text',
    size: 64,
    preview: 'text',
    status: 'ready',
    text: 'Editorial meeting at eight.',
  },
  { id: 'f2', name: 'Archive.zip', kind: 'archive', size: 27_000_000, preview: 'none', status: 'ready' },
];

export function Attachments() {
  const [currentId, setCurrentId] = useState<string>();
  return (
    <>
      {files.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => setCurrentId(id)}>
          {name}
        </button>
      ))}
      <FilePreview
        files={files}
        currentId={currentId}
        onCurrentIdChange={setCurrentId}
        onRetry={() => window.location.reload()}
        onDownload={(id) => window.location.assign(`/files/${id}`)}
        formatSize={(bytes) => `${Math.ceil(bytes / 1000)} kB`}
        labels={filePreview}
      />
    </>
  );
}
