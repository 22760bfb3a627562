/** How a picture lies in its stage. */
export interface Zoom {
  /** 1 is fitted to the stage. */
  scale: number;
  /** Distance of its middle from the stage's, in px. */
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  turns: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0, turns: 0 };
export const maxScale = 8;
/** One press of a button or key. */
export const zoomStep = 1.5;

interface Size {
  width: number;
  height: number;
}

/** As near to `wanted` as `reach` to either side allows. */
const within = (wanted: number, reach: number) =>
  reach === 0 ? 0 : Math.min(Math.max(wanted, -reach), reach);

/** Keeps the picture over the stage: as far as it reaches beyond an edge it may be moved, and no farther. */
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

/** Zooms by a factor; the point of the picture under `at` (from the stage's middle, px) stays where it is. */
export function zoomedBy(zoom: Zoom, factor: number, at = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), maxScale);
  const by = scale / zoom.scale;
  return { ...zoom, scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by };
}
