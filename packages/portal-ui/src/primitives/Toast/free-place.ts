import { useLayoutEffect, type RefObject } from 'react';

/** Interactive controls. */
const controls =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch], [contenteditable=true]';
/** Content that is read as a whole, such as a person's card. */
const wholes = '[data-toast-keeps-off]';
const modals = '[role=dialog], [role=alertdialog]';
/** Takes the height of the toasts where they would cover a control; `AppShell` has one. */
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

/**
 * Positions the toasts where they cover no control; without such a position the page reserves room below the top bar.
 */
function place(region: HTMLElement): void {
  const root = document.documentElement;
  const room = [...document.querySelectorAll<HTMLElement>(roomMark)].find(isShown);
  const modal = [...document.querySelectorAll(modals)].filter(isShown);
  const scopes = modal.length > 0 ? modal : [document.body];
  root.style.removeProperty(roomProperty);
  const from = (modal.length > 0 ? undefined : room?.getBoundingClientRect().top) ?? belowTopBar;
  const boxes = [...region.children].map((toast) => toast.getBoundingClientRect());
  if (boxes.length === 0) return;
  const toasts = {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const free = (selector: string) => {
    const taken = scopes
      .flatMap((scope) => [...scope.querySelectorAll(selector)])
      .filter((element) => !region.contains(element) && isShown(element))
      .map((element) => element.getBoundingClientRect());
    return freeTop(toasts, from + gap, window.innerHeight / 2, taken);
  };
  const makesRoom = room !== undefined && modal.length === 0;
  const top =
    besides(toasts, from + gap, modal) ??
    free(`${controls}, ${wholes}`) ??
    (makesRoom ? undefined : free(controls));
  region.style.insetBlockStart = `${top ?? from + gap}px`;
  if (top === undefined && makesRoom) {
    root.style.setProperty(roomProperty, `${toasts.bottom - toasts.top + 2 * gap}px`);
  }
}

/** Keeps a region's toasts off the controls of the page, also when the page changes. */
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
        // A hovered or focused toast does not move.
        if (region && !region.matches(':hover, :focus-within')) place(region);
      });
    };
    const observer = new MutationObserver(again);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('resize', again);
      document.documentElement.style.removeProperty(roomProperty);
    };
  }, [ref]);
}
