import { PptxViewer, RECOMMENDED_ZIP_LIMITS } from '@aiden0z/pptx-renderer';
import type { ToViewer } from './protocol.ts';

/** Shows slides one below the other; only those in sight are rendered. They are as wide as their box with its padding. */
export async function showSlides(place: HTMLElement, { bytes }: ToViewer): Promise<void> {
  place.className = 'slides';
  const list = document.createElement('div');
  place.append(list);
  await PptxViewer.open(bytes, list, {
    zipLimits: RECOMMENDED_ZIP_LIMITS,
    lazySlides: true,
    lazyMedia: true,
    pdfjs: false,
    listOptions: { windowed: true, initialSlides: 3 },
  });
}
