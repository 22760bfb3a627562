export { FilePreview } from './FilePreview.tsx';
export type {
  FilePreviewLabels,
  FilePreviewOptions,
  FilePreviewProps,
  LoadText,
  PreviewKind,
  PreviewStatus,
  PreviewView,
  RenderDocument,
} from './types.ts';
