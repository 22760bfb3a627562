import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler gives its address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { L10n } from 'pdfjs-dist/types/web/l10n.js';
import { EventBus, LinkTarget, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import './pdf-viewer.css';
import { trustedScript } from '../../trusted-script.ts';

/** Fonts, character maps and decoders that documents may need: see build/document-viewers.ts. */
const resources = `${import.meta.env.BASE_URL}documents/pdf-${pdfjs.version}/`;

/** Address of the worker as Trusted Types require it. A page can create a policy of one name only once. */
let workerAddress: string | undefined;

export interface PdfEvents {
  onOpened: (pages: number) => void;
  onPage: (page: number) => void;
  /** 1 is the natural size. */
  onScale: (scale: number) => void;
  onFailed: (error: unknown) => void;
}

export interface OpenPdf {
  goTo: (page: number) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  fitWidth: () => void;
  close: () => void;
}

/**
 * Shows a document in an element by pdf.js, page by page as they become visible; only their bytes of a large file are
 * fetched. Scripts in documents do not run.
 *
 * @param container an absolutely positioned element that scrolls, with one element in it for the pages
 */
export function openPdf(container: HTMLDivElement, url: string, events: PdfEvents): OpenPdf {
  const port = new Worker((workerAddress ??= trustedScript('portal-pdf', workerUrl)), { type: 'module' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types know no port
  const worker = new pdfjs.PDFWorker({ port } as object);
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the class only its methods are used
    l10n: noTexts as unknown as L10n,
    imageResourcesPath: `${resources}images/`,
    annotationMode: pdfjs.AnnotationMode.ENABLE,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
    // Larger canvases fail on phones.
    maxCanvasPixels: 16_777_216,
  });
  linkService.setViewer(viewer);
  // As wide as there is room for, but no more than a quarter larger than on paper.
  const fit = () => (viewer.currentScaleValue = 'auto');
  let fitted = true;
  eventBus.on('pagesinit', () => {
    fit();
    events.onOpened(viewer.pagesCount);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => events.onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => events.onScale(scale));
  const resized = new ResizeObserver(() => {
    if (fitted && viewer.pagesCount > 0) fit();
  });
  resized.observe(container);

  const loading = pdfjs.getDocument({
    url,
    worker,
    cMapUrl: `${resources}cmaps/`,
    standardFontDataUrl: `${resources}standard_fonts/`,
    iccUrl: `${resources}iccs/`,
    wasmUrl: `${resources}wasm/`,
    // The content policy refuses WebAssembly: pdf.js has the same decoders as scripts.
    useWasm: false,
    enableXfa: false,
  });
  let closed = false;
  const show = async () => {
    try {
      const document = await loading.promise;
      if (closed) return;
      viewer.setDocument(document);
      linkService.setDocument(document);
    } catch (error) {
      if (!closed) events.onFailed(error);
    }
  };
  void show();
  const zoom = (change: () => void) => () => {
    fitted = false;
    change();
  };
  return {
    goTo: (page) => (viewer.currentPageNumber = page),
    zoomIn: zoom(() => viewer.increaseScale()),
    zoomOut: zoom(() => viewer.decreaseScale()),
    fitWidth: () => {
      fitted = true;
      fit();
    },
    close() {
      closed = true;
      resized.disconnect();
      viewer.cleanup();
      void loading.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
}

/** The viewer's own texts are for parts of it that are not used here. */
const noTexts = {
  getLanguage: () => document.documentElement.lang,
  getDirection: () => 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  pause() {},
  resume() {},
};
