import { PptxViewer, RECOMMENDED_ZIP_LIMITS } from '@aiden0z/pptx-renderer';
import type { ToViewer } from './protocol.ts';

/** Shows slides one below the other; only those in sight are rendered. */
export async function showSlides(place: HTMLElement, { bytes }: ToViewer): Promise<void> {
  place.className = 'slides';
  await PptxViewer.open(bytes, place, {
    zipLimits: RECOMMENDED_ZIP_LIMITS,
    lazySlides: true,
    lazyMedia: true,
    pdfjs: false,
    listOptions: { windowed: true, initialSlides: 3 },
  });
}
