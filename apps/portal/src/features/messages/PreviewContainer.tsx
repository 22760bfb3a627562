import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@snap/portal-api/rules';
import { FilePreview, type PreviewView } from '@snap/portal-ui/file-preview';
import { useSnapshot } from 'valtio';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { preferences } from '../../stores/preferences.ts';
import { fileQuery, fileStatus } from '../disk/queries.ts';
import { download } from './mutations.ts';
import { loadText, renderDocument } from '../previews/render-document.tsx';

interface PreviewContainerProps {
  files: readonly PreviewView[];
  currentId: string;
  onCurrentIdChange: (id: string | undefined) => void;
  onForward: (id: string) => void;
  onSaveToDisk: (id: string) => void;
}

/** Preview of the files of a conversation. */
export function PreviewContainer({
  files,
  currentId,
  onCurrentIdChange,
  onForward,
  onSaveToDisk,
}: PreviewContainerProps) {
  const { filePreview: labels } = useLazyLabels('disk');
  const { language } = useSnapshot(preferences);
  // The message outlives its share and its file.
  const denied = fileStatus(useQuery(fileQuery(currentId))) === 'denied';
  return (
    <FilePreview
      files={files.map((file) => (denied && file.id === currentId ? { ...file, status: 'denied' } : file))}
      currentId={currentId}
      onCurrentIdChange={onCurrentIdChange}
      // A preview reloads from its address.
      onRetry={() => onCurrentIdChange(currentId)}
      onDownload={(id) => files.filter((file) => file.id === id).forEach((file) => void download(file))}
      onShare={onForward}
      onSaveToDisk={onSaveToDisk}
      loadText={loadText}
      renderDocument={renderDocument}
      formatSize={(bytes) => formatSize(bytes, language)}
      labels={labels}
    />
  );
}
