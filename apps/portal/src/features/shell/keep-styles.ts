/** Between a failure to fetch a style sheet and the next try. Milliseconds. */
const retryDelay = 2_000;

function fetchAgain({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  setTimeout(() => target.replaceWith(target.cloneNode()), retryDelay);
}

/**
 * Fetches style sheets again that the network did not bring. Vite asks for those of later code only once, and would draw
 * the component without them when its script comes at the next try.
 */
export function keepStyles(): void {
  // The failure of an element does not bubble; it can only be caught on its way down.
  window.addEventListener('error', fetchAgain, { capture: true });
}
