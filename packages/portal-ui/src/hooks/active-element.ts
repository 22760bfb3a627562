/** The focused element, also in a shadow root, where `document.activeElement` is its host. */
export function activeElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
