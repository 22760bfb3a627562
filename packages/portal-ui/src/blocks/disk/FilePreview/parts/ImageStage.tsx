import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { FilePreviewLabels, PreviewView } from '../types.ts';
import { useZoom } from '../state/use-zoom.ts';
import { maxScale } from '../state/zoom.ts';
import * as styles from '../FilePreview.css.ts';

interface ImageStageProps {
  file: PreviewView;
  url: string;
  onError: () => void;
  labels: FilePreviewLabels;
}

/** A picture that can be zoomed, moved and rotated. */
export function ImageStage({ file, url, onError, labels }: ImageStageProps) {
  const { zoom, dragging, stageRef, imageRef, stageProps, zoomIn, zoomOut, fit, rotate } = useZoom();
  const { scale, x, y, turns } = zoom;
  const percent = Math.round(scale * 100);
  const acts: Record<string, () => void> = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit, r: rotate };
  function handleKeyDown(event: KeyboardEvent) {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- looked at closely by pointer, wheel and keys; the buttons do the same */}
      <div
        ref={stageRef}
        role="group"
        // The picture is moved and zoomed by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={file.name}
        data-zoomed={scale > 1 || undefined}
        data-dragging={dragging || undefined}
        className={styles.stage}
        onKeyDown={handleKeyDown}
        {...stageProps}
        // A swipe over a fitted picture changes the file; over a zoomed one it moves the picture.
        onPointerUp={(event) => {
          stageProps.onPointerUp(event);
          if (scale > 1) event.stopPropagation();
        }}
      >
        <img
          ref={imageRef}
          src={url}
          alt={file.name}
          width={file.width}
          height={file.height}
          draggable={false}
          data-sideways={turns % 2 === 1 || undefined}
          className={styles.image}
          style={{ transform: `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})` }}
          onError={onError}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          label={labels.zoomOut}
          icon={<Icon glyph={ZoomOut} />}
          disabled={scale <= 1}
          onClick={zoomOut}
        />
        <span role="status" aria-label={labels.zoomed(percent)} className={styles.percent}>
          {percent}%
        </span>
        <IconButton
          label={labels.zoomIn}
          icon={<Icon glyph={ZoomIn} />}
          disabled={scale >= maxScale}
          onClick={zoomIn}
        />
        <IconButton label={labels.fit} icon={<Icon glyph={Maximize} />} onClick={fit} />
        <IconButton label={labels.rotate} icon={<Icon glyph={RotateCw} />} onClick={rotate} />
      </div>
    </>
  );
}
