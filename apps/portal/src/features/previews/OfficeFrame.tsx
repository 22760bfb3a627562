import { useLingui } from '@lingui/react/macro';
import type { PreviewView } from '@snap/portal-ui/file-preview';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { diskApi } from '../../page-apis.ts';
import { isAborted } from '../../errors/kinds.ts';
import type { FromViewer, ToViewer } from '../../../viewer/protocol.ts';
import { failureOfDownload, type PreviewFailure } from './failures.ts';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';

interface OfficeFrameProps {
  file: PreviewView;
  onFail: (status: PreviewFailure) => void;
}

/**
 * A document, a workbook or slides. It is read and rendered in a sandboxed frame without an origin or a network of its own:
 * nothing in the file can reach the portal (docs/decisions/0054).
 */
export function OfficeFrame({ file, onFail }: OfficeFrameProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  const { id, name, preview } = file;
  const texts = {
    rowsLeftOut: t`Only the first rows and columns are shown. Download the file to see all of it.`,
    emptySheet: t`This sheet is empty.`,
  };
  const handleMessage = useEffectEvent((message: FromViewer, send: () => void) => {
    if (message.type === 'ready') send();
    else if (message.type === 'shown') setShown(true);
    else if (message.type === 'failed') onFail('unreadable');
    // The frame has the focus: forwards its Escape, which closes the preview.
    else frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  const send = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const response = await diskApi.download({ fileId: id, inline: true }, { signal });
      const bytes = await response.arrayBuffer();
      if (signal.aborted || (preview !== 'document' && preview !== 'sheet' && preview !== 'slides')) return;
      const { lang } = document.documentElement;
      const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
      if (!frame.current) return;
      const side = Number.parseFloat(getComputedStyle(frame.current).getPropertyValue('--preview-side')) || 0;
      const message: ToViewer = { type: 'show', kind: preview, bytes, name, lang, dark, side, texts };
      frame.current.contentWindow?.postMessage(message, '*', [bytes]);
    } catch (error) {
      if (!isAborted(error)) onFail(failureOfDownload(error));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'message',
      ({ source, data }: MessageEvent<FromViewer>) => {
        if (source === frame.current?.contentWindow) handleMessage(data, () => void send(signal));
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  return (
    <div className="relative flex min-h-0 flex-1">
      {!shown && (
        <div className="absolute inset-0 z-[1] flex bg-canvas">
          <DocumentSkeleton />
        </div>
      )}
      <iframe
        ref={frame}
        title={name}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        src={`${import.meta.env.BASE_URL}viewer/index.html`}
        className="block h-full w-full flex-1 border-0"
      />
    </div>
  );
}
