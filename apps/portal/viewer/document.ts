import { defaultOptions, type HElement, renderAsync } from 'docx-preview';
import type { ToViewer } from './protocol.ts';

/** Pixels beside a page. */
const margin = 24;

/**
 * Makes an element of the library's. Of a border without a colour, which is Word's automatic one, the library writes the
 * colour "null", and the browser drops the border.
 */
function createElement(element: HElement | Node | string): Node {
  if (typeof element === 'string' || element instanceof Node) return defaultOptions.h(element);
  const { tagName, style, children } = element;
  return defaultOptions.h({
    ...element,
    ...(typeof style === 'object' && {
      style: Object.fromEntries(
        Object.entries(style).map(([name, value]) => [
          name,
          /^border(-(left|right|top|bottom))?$/.test(name)
            ? value.replace(/^(\S+ \S+) null$/, '$1 black')
            : value,
        ]),
      ),
    }),
    ...(tagName === 'style' && {
      children: (children ?? []).map((text) =>
        typeof text === 'string' ? text.replaceAll(/(border[\w-]*: \S+ \S+) null;/g, '$1 black;') : text,
      ),
    }),
  });
}

/** Shows a Word document page by page, as wide as there is room for; on a phone its text flows at its own size (viewer.css). */
export async function showDocument(place: HTMLElement, { bytes, side }: ToViewer): Promise<void> {
  place.className = 'pages';
  await renderAsync(bytes, place, undefined, {
    inWrapper: false,
    renderHeaders: true,
    renderFooters: true,
    renderFootnotes: true,
    // Pages of HTML inside the document.
    renderAltChunks: false,
    h: createElement,
  });
  const phone = window.matchMedia('(max-width: 599.98px)');
  const fit = () => {
    place.style.zoom = '';
    if (phone.matches) return;
    const room = document.body.clientWidth - 2 * Math.max(margin, side);
    const widest = Math.max(
      ...[...place.querySelectorAll('section')].map(({ offsetWidth }) => offsetWidth),
      1,
    );
    place.style.zoom = String(Math.min(1, room / widest));
  };
  fit();
  window.addEventListener('resize', fit);
}
