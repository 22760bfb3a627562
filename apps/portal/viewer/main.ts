import { guardDrops } from '../src/features/shell/drop-guard.ts';
import type { FromViewer, ToViewer } from './protocol.ts';
import './viewer.css';

// The page of a sandboxed frame: it has no origin, no network and no storage. It gets the bytes of a file, and shows them.

const tell = (type: FromViewer['type']) => window.parent.postMessage({ type } satisfies FromViewer, '*');

const viewers = {
  document: () => import('./document.ts').then(({ showDocument }) => showDocument),
  sheet: () => import('./sheet.ts').then(({ showSheet }) => showSheet),
  slides: () => import('./slides.ts').then(({ showSlides }) => showSlides),
};

async function show(file: ToViewer): Promise<void> {
  const root = document.documentElement;
  root.lang = file.lang;
  root.dataset['theme'] = file.dark ? 'dark' : 'light';
  root.style.setProperty('--side', `${file.side}px`);
  document.title = file.name;
  const place = document.querySelector<HTMLElement>('#file');
  if (!place) return;
  try {
    await (
      await viewers[file.kind]()
    )(place, file);
    tell('shown');
  } catch {
    tell('failed');
  }
}

window.addEventListener('message', ({ source, data }: MessageEvent<ToViewer>) => {
  if (source === window.parent && data.type === 'show') void show(data);
});
window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('escape');
});
/** Links open in a tab of their own; everything but a web address or a place in the file leads nowhere. */
window.addEventListener(
  'click',
  (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!link) return;
    const href = link.getAttribute('href') ?? '';
    if (/^https?:\/\//i.test(href)) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    } else if (!href.startsWith('#')) event.preventDefault();
  },
  { capture: true },
);
// A drop over the frame is dispatched to its document only, not to the portal's guard.
guardDrops();
tell('ready');
