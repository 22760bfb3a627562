import type { PreviewView } from '@snap/portal-ui/file-preview';
import { useEffect, useEffectEvent, useState } from 'react';
import { diskApi } from '../../page-apis.ts';
import { isAborted } from '../../errors/kinds.ts';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { failureOfDownload, type PreviewFailure } from './failures.ts';

interface SvgImageProps {
  file: PreviewView;
  onFail: (status: PreviewFailure) => void;
}

/**
 * An SVG file as an image. The server sends it as plain text, so that no address of the portal runs its scripts; as the
 * source of an `img` the browser neither runs them nor fetches what the file refers to.
 */
export function SvgImage({ file: { id, name }, onFail }: SvgImageProps) {
  const [url, setUrl] = useState<string>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    loadSvg(id, signal).then(
      (image) => setUrl(signal.aborted ? undefined : URL.createObjectURL(image)),
      (error: unknown) => {
        if (!isAborted(error)) fail(failureOfDownload(error));
      },
    );
    return () => controller.abort();
  }, [id]);
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  if (url === undefined) return <DocumentSkeleton />;
  return (
    // White as paper: most drawings have no background of their own.
    <div className="mx-[var(--preview-side)] grid min-h-0 flex-1 place-items-center p-4">
      <img
        src={url}
        alt={name}
        onError={() => onFail('unreadable')}
        className="h-full max-h-full min-h-0 w-full max-w-full rounded-lg bg-white object-contain"
      />
    </div>
  );
}

async function loadSvg(fileId: string, signal: AbortSignal): Promise<Blob> {
  const response = await diskApi.download({ fileId, inline: true }, { signal });
  return new Blob([await response.arrayBuffer()], { type: 'image/svg+xml' });
}
