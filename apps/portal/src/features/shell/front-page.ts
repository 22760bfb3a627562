/** Every page fills the same place, so that none is laid out anew when it comes back; one that takes the header along is as long as it is. */
const inFrontClass = 'absolute inset-0 in-data-[header=scrolls]:static';

/**
 * What is skipped so is out of sight, of the order of focus, of find-in-page and of what assistive tools are told, as with
 * `display: none`, but keeps its layout and how far it is scrolled (docs/decisions/0025). The frame itself is still there: it lies
 * under the page in front, or it would take what is pressed.
 */
const behindClass =
  'absolute inset-0 -z-10 [content-visibility:hidden] not-supports-[content-visibility:hidden]:hidden';

/** The frames of the kept pages, by path. */
const frames = new Map<string, HTMLElement>();

/** The page that is in front by the address. */
let current: string | undefined;

function draw(front: string | undefined): void {
  for (const [path, frame] of frames) frame.className = path === front ? inFrontClass : behindClass;
}

/** Takes up the frame of a page, where the address has it; answers how to let it go. */
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

/** Takes back the `display: none` by which React has just hidden what stands in an Activity; when it shows that again it sets none. */
function keepLayout(frame: HTMLElement): void {
  for (const child of frame.children) {
    if (child instanceof HTMLElement) child.style.removeProperty('display');
  }
}

/** Whether a page is kept behind the one in front. */
export function isBehind(path: string): boolean {
  return path !== current && frames.has(path);
}

/** Shows a page that is kept before the address is its own: it is as it was left, and wakes with the address. */
export function showKeepAlive(path: string): void {
  // React hides it once more when it has drawn what is behind; where nothing is laid out that had no effect yet.
  const frame = frames.get(path);
  if (frame) keepLayout(frame);
  draw(path);
}

/** Shows the page of the address, wherever the way has led. */
export function showCurrent(): void {
  draw(current);
}
