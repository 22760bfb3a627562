import { onFirstUse } from '../../../hooks/on-first-use.tsx';
import type { FilePreviewProps } from './types.ts';

const FilePreviewDialog = onFirstUse(() =>
  import('./FilePreviewDialog.tsx').then((module) => module.FilePreviewDialog),
);

/** Looks at files in a dialog (decision C6). Its code is fetched when it opens for the first time. */
export function FilePreview(props: FilePreviewProps) {
  return props.currentId === undefined ? null : <FilePreviewDialog {...props} />;
}
