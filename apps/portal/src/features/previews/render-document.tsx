import type { RenderDocument } from '@snap/portal-ui/file-preview';
import { lazy, Suspense } from 'react';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

const PdfViewer = lazy(() => import('./PdfViewer.tsx').then((module) => ({ default: module.PdfViewer })));
const OfficeFrame = lazy(() =>
  import('./OfficeFrame.tsx').then((module) => ({ default: module.OfficeFrame })),
);
const SvgImage = lazy(() => import('./SvgImage.tsx').then((module) => ({ default: module.SvgImage })));

/** Shows PDF, SVG and office files in previews. What each needs is loaded with the first file of its kind. */
export const renderDocument: RenderDocument = (file, onFail) => {
  const Viewer = file.preview === 'pdf' ? PdfViewer : file.preview === 'svg' ? SvgImage : OfficeFrame;
  return (
    <Suspense fallback={<DocumentSkeleton />}>
      <Viewer key={file.id} file={file} onFail={onFail} />
    </Suspense>
  );
};
