import type { PreviewView } from '@snap/portal-ui';

function PdfFrame({ url, name }: PreviewView) {
  return <iframe src={url} title={name} className="block h-full w-full border-0" />;
}

/** A document in the browser's own viewer; without one (most phones) it opens in a tab. */
export const renderPdf = navigator.pdfViewerEnabled ? PdfFrame : undefined;
