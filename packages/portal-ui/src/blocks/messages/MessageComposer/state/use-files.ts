import {
  useEffect,
  useEffectEvent,
  useState,
  type ClipboardEvent,
  type DragEvent as ReactDragEvent,
} from 'react';
import { droppedFiles, pastedFiles, sortFiles, type FileRejection } from './files.ts';
import type { MessageComposerOptions } from '../types.ts';

type FileDrag = Pick<DragEvent, 'dataTransfer' | 'preventDefault'>;

const carriesFiles = ({ dataTransfer }: FileDrag) => dataTransfer?.types.includes('Files') === true;

export interface UseFilesOptions extends Pick<MessageComposerOptions, 'files'> {
  /** Refuses files; a drop must not navigate the page either. */
  disabled: boolean;
  onDropped: () => void;
}

/** Files of a composer: chosen, pasted or dropped, filtered by the limits. */
export function useFiles({ files: options, disabled, onDropped }: UseFilesOptions) {
  const dropArea = options?.dropArea;
  const [rejection, setRejection] = useState<FileRejection>();
  const [dragging, setDragging] = useState(false);
  const enabled = options !== undefined && !disabled;

  function take(files: readonly File[], folders = false) {
    const { accepted, tooLarge, tooMany } = sortFiles(files, options?.attached?.length ?? 0, options?.limits);
    setRejection(tooLarge.length > 0 || tooMany || folders ? { tooLarge, tooMany, folders } : undefined);
    if (accepted.length > 0) options?.onAdd(accepted);
  }

  const handleDrag = (event: FileDrag) => {
    // Without attachments the composer ignores files.
    if (!carriesFiles(event) || (options === undefined && !disabled)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = enabled ? 'copy' : 'none';
    setDragging(true);
  };
  const handleDrop = (event: FileDrag) => {
    setDragging(false);
    if (!event.dataTransfer || !carriesFiles(event)) return;
    event.preventDefault();
    if (!enabled) return;
    const { files, folders } = droppedFiles(event.dataTransfer);
    take(files, folders);
    onDropped();
  };

  const dragOverArea = useEffectEvent(handleDrag);
  const dropOnArea = useEffectEvent(handleDrop);
  useEffect(() => {
    if (!dropArea) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    dropArea.addEventListener('dragenter', (event) => dragOverArea(event), { signal });
    dropArea.addEventListener('dragover', (event) => dragOverArea(event), { signal });
    dropArea.addEventListener('drop', (event) => dropOnArea(event), { signal });
    return () => listening.abort();
  }, [dropArea]);

  return {
    enabled,
    take,
    rejection,
    forgetRejection: () => setRejection(undefined),
    /** Files are dragged over the drop target. */
    dragging,
    /** The overlay covers the drop target, so only the overlay's own events end the drag. */
    endDrag: () => setDragging(false),
    dropProps: dropArea
      ? {}
      : {
          onDragEnter: (event: ReactDragEvent) => enabled && handleDrag(event),
          onDragOver: (event: ReactDragEvent) => enabled && handleDrag(event),
          onDrop: handleDrop,
        },
    handlePaste: (event: ClipboardEvent) => {
      const files = enabled ? pastedFiles(event.clipboardData) : [];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
  };
}
