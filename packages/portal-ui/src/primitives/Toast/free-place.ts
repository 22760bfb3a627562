import { useLayoutEffect, type RefObject } from 'react';

/** Interactive controls. */
const controls =
  'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option], [role=switch], [contenteditable=true]';
/** Content that is read as a whole, such as a person's card. */
const wholes = '[data-toast-keeps-off]';
const modals = '[role=dialog], [role=alertdialog]';
/**
 * Makes room for the toasts: by a padding at its start, as the page in `AppShell`, or by a margin at its end ("below"), as the
 * header of a dialog. Both are `roomProperty`.
 */
const roomMark = '[data-toast-room]';
const roomProperty = '--portal-toast-room';
/** On a phone there is no place beside the text. */
const phone = 'screen and (max-width: 599.98px)';
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

const roomStart = (room: Element) => {
  const { top, bottom } = room.getBoundingClientRect();
  return room.getAttribute('data-toast-room') === 'below' ? bottom : top;
};

/**
 * Positions the toasts where they cover no control. Without such a position, and always on a phone, the page or dialog makes
 * room.
 */
function place(region: HTMLElement): void {
  takeRoomBack();
  const modal = [...document.querySelectorAll(modals)].filter(isShown);
  const scopes = modal.length > 0 ? modal : [document.body];
  // The last one: that of the topmost dialog.
  const room = scopes
    .flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(roomMark)])
    .findLast(isShown);
  const from = room ? Math.max(0, roomStart(room)) : belowTopBar;
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
  const mustMakeRoom = room !== undefined && matchMedia(phone).matches;
  const top =
    besides(toasts, from + gap, modal) ??
    (mustMakeRoom ? undefined : free(`${controls}, ${wholes}`)) ??
    (room ? undefined : free(controls));
  region.style.insetBlockStart = `${top ?? from + gap}px`;
  if (top === undefined && room) {
    room.style.setProperty(roomProperty, `${toasts.bottom - toasts.top + 2 * gap}px`);
  }
}

/** Keeps a region's toasts off the controls of the page, and on a phone off its text, also when the page changes. */
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
      takeRoomBack();
    };
  }, [ref]);
}
