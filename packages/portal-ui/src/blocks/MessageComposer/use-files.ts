import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { droppedFiles, pastedFiles, sortFiles, type FileRejection } from './files.ts';
import type { MessageComposerOptions } from './types.ts';

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Behaviour of files in a composer: what is chosen, pasted or dropped, and what the limits leave out. */
export function useFiles({
  attachments = [],
  fileLimits,
  onFiles,
  disabled,
}: Pick<MessageComposerOptions, 'attachments' | 'fileLimits' | 'onFiles'> & { disabled: boolean }) {
  const [rejection, setRejection] = useState<FileRejection>();
  const [dragging, setDragging] = useState(false);
  const enabled = onFiles !== undefined && !disabled;

  function take(files: readonly File[], folders = false) {
    const { accepted, tooLarge, tooMany } = sortFiles(files, attachments.length, fileLimits);
    setRejection(tooLarge.length > 0 || tooMany || folders ? { tooLarge, tooMany, folders } : undefined);
    if (accepted.length > 0) onFiles?.(accepted);
  }

  const handleDrag = (event: DragEvent) => {
    if (!enabled || !carriesFiles(event)) return;
    event.preventDefault();
    setDragging(true);
  };

  return {
    enabled,
    take,
    rejection,
    forgetRejection: () => setRejection(undefined),
    /** Files hang over the composer. */
    dragging,
    /** The overlay tells when they have gone: it covers all, so nothing inside takes its place. */
    endDrag: () => setDragging(false),
    dropProps: {
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDrop: (event: DragEvent) => {
        setDragging(false);
        if (!enabled || !carriesFiles(event)) return;
        event.preventDefault();
        const { files, folders } = droppedFiles(event.dataTransfer);
        take(files, folders);
      },
    },
    handlePaste: (event: ClipboardEvent) => {
      const files = enabled ? pastedFiles(event.clipboardData) : [];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    },
  };
}
