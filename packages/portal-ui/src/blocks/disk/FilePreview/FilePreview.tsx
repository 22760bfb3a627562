import { lazyComponent } from '../../../hooks/lazy-component.tsx';
import type { FilePreviewProps } from './types.ts';

const FilePreviewDialog = lazyComponent(() =>
  import('./parts/FilePreviewDialog.tsx').then((module) => module.FilePreviewDialog),
);

/** Previews files in a dialog (decision C6). Lazy. */
export function FilePreview(props: FilePreviewProps) {
  return props.currentId === undefined ? null : <FilePreviewDialog {...props} />;
}
