import { useLayoutEffect, type RefObject } from 'react';

/** Interactive controls. */
const controls =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch], [contenteditable=true]';
const pictures = 'img, svg, canvas, video, iframe, progress';
const modals = '[role=dialog], [role=alertdialog]';
/** Makes room for the toasts by `roomProperty`, a padding at its start: the page in `AppShell`, and every dialog. */
const roomMark = '[data-toast-room]';
const roomProperty = '--portal-toast-room';
/** Margin of the toasts, and distance between tried positions. Px. */
const gap = 8;
/** Position below the top bar, where no element marks the start of the page. Px. */
const belowTopBar = 64;

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The first top between two heights at which the toasts cover none of the boxes. */
export function freeTop(toasts: Box, from: number, to: number, taken: readonly Box[]): number | undefined {
  const height = toasts.bottom - toasts.top;
  for (let top = from; top + height <= to; top += gap) {
    const candidate = { left: toasts.left - gap, right: toasts.right + gap, top, bottom: top + height };
    if (taken.every((box) => overlap(candidate, box) === 0)) return top;
  }
  return undefined;
}

/** A top at which the toasts are over the overlay and cover nothing of a dialog that does not fill the window. */
function besides(toasts: Box, from: number, dialogs: readonly Element[]): number | undefined {
  if (dialogs.length === 0) return undefined;
  const taken = dialogs.map((dialog) => dialog.getBoundingClientRect());
  return freeTop(toasts, from, window.innerHeight, taken) ?? freeTop(toasts, gap, window.innerHeight, taken);
}

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

function takeRoomBack(): void {
  for (const room of document.querySelectorAll<HTMLElement>(roomMark))
    room.style.removeProperty(roomProperty);
}

/** The boxes of the visible texts outside an element: narrower than their own elements, which may fill a line. */
function textBoxes(scope: Node, except: Element): Box[] {
  const boxes: Box[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.nodeValue?.trim() || except.contains(element) || !isShown(element)) continue;
    range.selectNodeContents(text);
    const [glyphs, frame] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    // Truncated text, or text for screen readers only, is longer than what is seen of it.
    const left = Math.max(glyphs.left, frame.left);
    const right = Math.min(glyphs.right, frame.right);
    if (right - left > 1) boxes.push({ left, right, top: glyphs.top, bottom: glyphs.bottom });
  }
  return boxes;
}

/**
 * Positions the toasts where they cover no control, text or picture. Without such a position the page or dialog makes room.
 * Hovered toasts move only if they cover something.
 */
function place(region: HTMLElement, hovered = false): void {
  const modal = [...document.querySelectorAll(modals)].filter(isShown);
  const scopes = modal.length > 0 ? modal : [document.body];
  // The last one: that of the topmost dialog.
  const room = [...document.querySelectorAll<HTMLElement>(roomMark)].findLast(
    (element) => isShown(element) && scopes.some((scope) => scope.contains(element)),
  );
  const from = (room ? Math.max(0, room.getBoundingClientRect().top) : belowTopBar) + gap;
  const boxes = [...region.children].map((toast) => toast.getBoundingClientRect());
  if (boxes.length === 0) {
    takeRoomBack();
    return;
  }
  const toasts = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const taken = () => {
    const elements = scopes
      .flatMap((scope) => [...scope.querySelectorAll(`${controls}, ${pictures}`)])
      .filter((element) => !region.contains(element) && isShown(element))
      .map((element) => element.getBoundingClientRect());
    const texts = scopes.flatMap((scope) => textBoxes(scope, region));
    return [...elements, ...texts];
  };
  // Room stays until the toasts are gone: to measure without it would move what is scrolled to its end.
  const hasRoom = room !== undefined && room.style.getPropertyValue(roomProperty) !== '';
  if (!hasRoom && hovered && freeTop(toasts, toasts.top, toasts.bottom, taken()) !== undefined) return;
  const top = hasRoom
    ? undefined
    : (besides(toasts, from, modal) ?? freeTop(toasts, from, window.innerHeight / 2, taken()));
  region.style.insetBlockStart = `${top ?? from}px`;
  if (top === undefined) room?.style.setProperty(roomProperty, `${toasts.bottom - toasts.top + 2 * gap}px`);
}

/** Keeps a region's toasts off what the page shows, also when the page changes. */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (ref.current) place(ref.current);
  });
  useLayoutEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const region = ref.current;
        if (region && !region.matches(':focus-within')) place(region, region.matches(':hover'));
      });
    };
    const observer = new MutationObserver(again);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', again);
      takeRoomBack();
    };
  }, [ref]);
}
