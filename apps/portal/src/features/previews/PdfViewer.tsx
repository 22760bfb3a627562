import { useLingui } from '@lingui/react/macro';
import type { PreviewView, RenderDocument } from '@snap/portal-ui/file-preview';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { Maximize2, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { openPdf, type OpenPdf } from './pdf-document.ts';
import { failureOfPdf } from './failures.ts';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

interface PdfViewerProps {
  file: PreviewView;
  onFail: Parameters<RenderDocument>[1];
}

/** A PDF: its text can be selected; pages, zoom and keys as in any viewer. */
export function PdfViewer({ file, onFail }: PdfViewerProps) {
  const { t } = useLingui();
  const container = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf>();
  const [pages, setPages] = useState<number>();
  const [page, setPage] = useState(1);
  const [scale, setScale] = useState(1);
  const { url, name } = file;
  const fail = useEffectEvent((error: unknown) => onFail(failureOfPdf(error)));
  useEffect(() => {
    if (!container.current || url === undefined) return undefined;
    const opened = openPdf(container.current, url, {
      onOpened: setPages,
      onPage: setPage,
      onScale: setScale,
      onFailed: (error) => fail(error),
    });
    setPdf(opened);
    return () => opened.close();
  }, [url]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') pdf?.zoomIn();
    else if (event.key === '-') pdf?.zoomOut();
    else if (event.key === '0') pdf?.fitWidth();
    else if (event.key === 'Home') pdf?.goTo(1);
    else if (event.key === 'End' && pages !== undefined) pdf?.goTo(pages);
    // Arrows to the side lead to the next file, as everywhere in the preview.
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1">
        {pages === undefined && (
          <div className="absolute inset-0 z-[1] flex">
            <DocumentSkeleton />
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls, so the keys must reach it */}
        <div
          ref={container}
          role="document"
          aria-label={name}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="absolute inset-x-[var(--preview-side)] inset-y-0 overflow-auto"
          onKeyDown={handleKeyDown}
          onPointerDown={keepSwipe}
        >
          <div className="pdfViewer" />
        </div>
      </div>
      {pages !== undefined && pdf && (
        <PdfBar
          {...{ page, pages, scale }}
          onPage={pdf.goTo}
          onZoomIn={pdf.zoomIn}
          onZoomOut={pdf.zoomOut}
          onFit={pdf.fitWidth}
          label={t`Document`}
        />
      )}
    </div>
  );
}

/** On a page wider than the screen a swipe scrolls instead of opening the next file. */
function keepSwipe(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget.scrollWidth > event.currentTarget.clientWidth) event.stopPropagation();
}

interface PdfBarProps {
  page: number;
  pages: number;
  scale: number;
  label: string;
  onPage: (page: number) => void;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onFit: () => void;
}

/** Page number, number of pages and zoom. */
function PdfBar({ page, pages, scale, label, onPage, onZoomIn, onZoomOut, onFit }: PdfBarProps) {
  const { t } = useLingui();
  const { filePreview: labels } = useLazyLabels('disk');
  const [typed, setTyped] = useState<string>();
  function go() {
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted);
    setTyped(undefined);
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex items-center justify-center gap-1 border-t border-line bg-surface px-16 py-1 text-sm tabular-nums"
    >
      <input
        inputMode="numeric"
        aria-label={t`Page`}
        className="h-8 w-12 rounded border border-line bg-surface text-center text-text pointer-coarse:h-11 pointer-coarse:text-base"
        value={typed ?? String(page)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\D/g, ''))}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) go();
        }}
      />
      <span className="me-2 whitespace-nowrap text-textMuted">/ {pages}</span>
      <IconButton label={labels.zoomOut} icon={<Icon glyph={ZoomOut} />} onClick={onZoomOut} />
      <span
        role="status"
        className="w-12 text-center text-textMuted"
        aria-label={labels.zoomed(Math.round(scale * 100))}
      >
        {Math.round(scale * 100)}%
      </span>
      <IconButton label={labels.zoomIn} icon={<Icon glyph={ZoomIn} />} onClick={onZoomIn} />
      <IconButton label={labels.fit} icon={<Icon glyph={Maximize2} />} onClick={onFit} />
    </div>
  );
}
