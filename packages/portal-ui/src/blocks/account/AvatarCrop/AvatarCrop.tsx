import { ZoomIn, ZoomOut } from 'lucide';
import { useId, useState, type KeyboardEvent } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { cropPicture } from './crop-picture.ts';
import type { AvatarCropProps } from './types.ts';
import * as styles from './AvatarCrop.css.ts';

const [minZoom, maxZoom, zoomStep] = [1, 4, 0.2];
const whole: Area = { x: 0, y: 0, width: 100, height: 100 };

/** Cuts a round avatar out of a picture: moved and zoomed by mouse, touch and keys (decision F15). */
export function AvatarCrop({
  open,
  onOpenChange,
  src,
  status = 'idle',
  error,
  onCrop,
  labels,
  ...rest
}: AvatarCropProps) {
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(minZoom);
  /** In percent of the picture, for the previews; in pixels, to be cut. */
  const [area, setArea] = useState<{ share: Area; pixels: Area }>();
  const [cutting, setCutting] = useState(false);

  const zoomBy = (step: number) =>
    setZoom((now) => Math.min(maxZoom, Math.max(minZoom, Number((now + step).toFixed(2)))));

  function handleKeyDown(event: KeyboardEvent) {
    const step = { '+': zoomStep, '=': zoomStep, '-': -zoomStep, _: -zoomStep }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(step);
  }

  async function handleSave() {
    if (!area) return;
    setCutting(true);
    try {
      onCrop(await cropPicture(src, area.pixels));
    } finally {
      setCutting(false);
    }
  }

  const shown = area?.share ?? whole;
  const placed = {
    inlineSize: `${10_000 / shown.width}%`,
    blockSize: `${10_000 / shown.height}%`,
    left: `${(-100 * shown.x) / shown.width}%`,
    top: `${(-100 * shown.y) / shown.height}%`,
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent {...rest} data-status={status}>
        <DialogHeader closeLabel={labels.close}>
          <DialogTitle>{labels.title}</DialogTitle>
        </DialogHeader>
        <DialogBody className={styles.body}>
          <p id={hintId} className={styles.hint}>
            <span className={styles.byPointer}>{labels.hint}</span>
            <span className={styles.byTouch}>{labels.hintByTouch}</span>
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the cut-out, which the cropper renders */}
          <div className={styles.stage} onKeyDown={handleKeyDown}>
            <Cropper
              image={src}
              crop={crop}
              zoom={zoom}
              minZoom={minZoom}
              maxZoom={maxZoom}
              aspect={1}
              showGrid={false}
              keyboardStep={8}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(share, pixels) => setArea({ share, pixels })}
              mediaProps={{ alt: '' }}
              cropperProps={{ role: 'application', 'aria-label': labels.area, 'aria-describedby': hintId }}
              classes={{
                containerClassName: styles.container,
                mediaClassName: styles.media,
                cropAreaClassName: styles.cutOut,
              }}
              disableAutomaticStylesInjection
            />
          </div>
          <div className={styles.controls}>
            <IconButton
              label={labels.zoomOut}
              icon={<Icon glyph={ZoomOut} />}
              disabled={zoom <= minZoom}
              onClick={() => zoomBy(-zoomStep)}
            />
            <input
              type="range"
              className={styles.slider}
              aria-label={labels.zoom}
              aria-valuetext={`${Math.round(zoom * 100)} %`}
              min={minZoom}
              max={maxZoom}
              step={0.05}
              value={zoom}
              onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
            />
            <IconButton
              label={labels.zoomIn}
              icon={<Icon glyph={ZoomIn} />}
              disabled={zoom >= maxZoom}
              onClick={() => zoomBy(zoomStep)}
            />
            <div role="img" aria-label={labels.preview} className={styles.previews}>
              <span className={styles.preview}>
                <img src={src} alt="" className={styles.previewPicture} style={placed} />
              </span>
              <span className={styles.preview}>
                <img src={src} alt="" className={styles.previewPicture} style={placed} />
              </span>
            </div>
          </div>
          {status === 'error' && error !== undefined && <Banner tone="danger">{error}</Banner>}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{labels.cancel}</Button>
          </DialogClose>
          <Button
            variant="solid"
            disabled={!area}
            pending={cutting || status === 'pending'}
            onClick={() => void handleSave()}
          >
            {labels.save}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
