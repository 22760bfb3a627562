import { decodeText } from '@snap/portal-api/rules';
import type { LoadText, RenderDocument } from '@snap/portal-ui/file-preview';
import { lazy, Suspense } from 'react';
import { diskApi } from '../../page-apis.ts';
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

/** The content of a text file. */
export const loadText: LoadText = async ({ id }, signal) => {
  const response = await diskApi.download({ fileId: id, inline: true }, { signal });
  return decodeText(await response.arrayBuffer());
};
