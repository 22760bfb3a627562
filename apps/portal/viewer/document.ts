import { renderAsync } from 'docx-preview';
import type { ToViewer } from './protocol.ts';

/** Pixels beside a page. */
const margin = 24;

/** Shows a Word document page by page, as wide as there is room for; on a phone its text flows at its own size (viewer.css). */
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
  const phone = window.matchMedia('(max-width: 599.98px)');
  const fit = () => {
    place.style.zoom = '';
    if (phone.matches) return;
    const widest = Math.max(
      ...[...place.querySelectorAll('section')].map(({ offsetWidth }) => offsetWidth),
      1,
    );
    place.style.zoom = String(Math.min(1, (document.documentElement.clientWidth - 2 * margin) / widest));
  };
  fit();
  window.addEventListener('resize', fit);
}
