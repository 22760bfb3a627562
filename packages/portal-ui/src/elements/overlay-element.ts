import { activeElement } from '../hooks/active-element.ts';
import type { OverlayLayer } from '../hooks/overlays/overlay-layer.ts';

const tabbable = 'a[href], button, input, select, textarea, [tabindex]';

/** Elements in a dialog that the Tab key reaches. */
const tabStops = (dialog: Element) =>
  [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );

const stop = (event: Event) => event.stopPropagation();

/**
 * Creates the layer for dialogs, suggestions and tooltips of an element: a popover in its shadow root, so that they are in the top layer,
 * above and outside of every box of the page, and inherit the element's theme.
 *
 * @param content The element's other content: inert while a dialog is open.
 */
export function createOverlayLayer(shadow: ShadowRoot, content: HTMLElement): OverlayLayer {
  const element = document.createElement('div');
  element.popover = 'manual';
  shadow.append(element);
  const findDialog = () => [...element.querySelectorAll('[role="dialog"]')].at(-1);

  // Radix sees the host as the target of all events of the shadow root. Its scroll lock would refuse to scroll in a dialog, and its focus
  // trap does not know the focused element.
  for (const type of ['wheel', 'touchmove'])
    shadow.addEventListener(type, (event) => findDialog() && stop(event));
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    const dialog = findDialog();
    const stops = dialog ? tabStops(dialog) : [];
    const focused = activeElement();
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (!dialog || (focused !== edge && focused !== dialog)) return;
    if (focused === dialog && !event.shiftKey) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
  new MutationObserver(() => {
    content.inert = findDialog() !== undefined;
  }).observe(element, { childList: true, subtree: true });

  let shown = 0;
  return {
    element,
    show() {
      shown += 1;
      if (shown === 1 && element.isConnected) element.showPopover();
      return () => {
        shown -= 1;
        if (shown === 0 && element.isConnected) element.hidePopover();
      };
    },
  };
}
