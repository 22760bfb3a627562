/** Pages overlap, so that none is laid out again when it returns. A page that scrolls with the header has its own height. */
const inFrontClass = 'absolute inset-0 in-data-[header=scrolls]:static';

/**
 * As with `display: none`, a page behind is invisible, not focusable, not found by find-in-page and not exposed to assistive
 * technology, but it keeps its layout and scroll position (docs/decisions/0025). `-z-10` keeps its frame from taking clicks.
 */
const behindClass =
  'absolute inset-0 -z-10 [content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

/** Frames of the keep-alive pages, by path. */
const frames = new Map<string, HTMLElement>();

/** Path of the page of the address. */
let current: string | undefined;

function bringToFront(front: string | undefined): void {
  for (const [path, frame] of frames) frame.className = path === front ? inFrontClass : behindClass;
}

/**
 * Registers the frame of a page, in front if it is the page of the address.
 * @returns How to unregister it.
 */
export function holdFrame(path: string, frame: HTMLElement, inFront: boolean): () => void {
  frame.className = inFront ? inFrontClass : behindClass;
  frames.set(path, frame);
  if (inFront) current = path;
  else keepLayout(frame);
  return () => {
    if (frames.get(path) === frame) frames.delete(path);
    if (current === path) current = undefined;
  };
}

/** Removes the `display: none` that React sets on a hidden Activity. React sets nothing when it shows the Activity again. */
function keepLayout(frame: HTMLElement): void {
  for (const child of frame.children) {
    if (child instanceof HTMLElement) child.style.removeProperty('display');
  }
}

/** Whether a page is kept alive behind the one in front. */
export function isBehind(path: string): boolean {
  return path !== current && frames.has(path);
}

/** Shows a keep-alive page before the address changes. Its effects start with the address. */
export function showKeepAlive(path: string): void {
  // React may have hidden it again after a render in the background.
  const frame = frames.get(path);
  if (frame) keepLayout(frame);
  bringToFront(path);
}

/** Shows the page of the address. */
export function showCurrent(): void {
  bringToFront(current);
}
