/** Transformation of a picture in its stage. */
export interface Zoom {
  /** 1 is fitted to the stage. */
  scale: number;
  /** Offset of its centre from the stage's, in px. */
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  turns: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0, turns: 0 };
export const maxScale = 8;
/** Zoom factor of one press of a button or key. */
export const zoomStep = 1.5;

interface Size {
  width: number;
  height: number;
}

/** Clamps `wanted` to `reach` on either side. */
const within = (wanted: number, reach: number) =>
  reach === 0 ? 0 : Math.min(Math.max(wanted, -reach), reach);

/** Clamps the offset, so that an overflowing picture always covers the stage. */
export function held(zoom: Zoom, stage: Size, picture: Size): Zoom {
  const [width, height] =
    zoom.turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const reachX = Math.max((width * zoom.scale - stage.width) / 2, 0);
  const reachY = Math.max((height * zoom.scale - stage.height) / 2, 0);
  return {
    ...zoom,
    x: within(zoom.x, reachX),
    y: within(zoom.y, reachY),
  };
}

/** Zooms by a factor around `at` (from the stage's centre, px). */
export function zoomedBy(zoom: Zoom, factor: number, at = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), maxScale);
  const by = scale / zoom.scale;
  return { ...zoom, scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}
