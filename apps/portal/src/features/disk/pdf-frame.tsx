import type { PreviewView } from '@snap/portal-ui';

function PdfFrame({ url, name }: PreviewView) {
  // The answer is sandboxed by its own policy, which the browsers’ viewers heed; the attribute would stop some of them.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe src={url} title={name} className="block h-full w-full border-0" />;
}

/** A document in the browser's own viewer; without one (most phones) it opens in a tab. */
export const renderPdf = navigator.pdfViewerEnabled ? PdfFrame : undefined;
