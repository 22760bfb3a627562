import { renderAsync } from 'docx-preview';
import type { ToViewer } from './protocol.ts';

/** Shows a Word document page by page, as wide as there is room for. */
export async function showDocument(place: HTMLElement, { bytes }: ToViewer): Promise<void> {
  place.className = 'pages';
  await renderAsync(bytes, place, undefined, {
    inWrapper: false,
    renderHeaders: true,
    renderFooters: true,
    renderFootnotes: true,
    // Pages of HTML inside the document.
    renderAltChunks: false,
  });
  const fit = () => {
    const widest = Math.max(
      ...[...place.querySelectorAll('section')].map(({ offsetWidth }) => offsetWidth),
      1,
    );
    const room =
      document.documentElement.clientWidth - 2 * (document.documentElement.clientWidth < 600 ? 8 : 24);
    place.style.zoom = String(Math.min(1, room / widest));
  };
  fit();
  window.addEventListener('resize', fit);
}
