const RETRY_DELAY_MS = 2_000;

function retry({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  setTimeout(() => target.replaceWith(target.cloneNode()), RETRY_DELAY_MS);
}

/**
 * Retries style sheets that failed to load. Vite requests those of lazy code only once: when the script succeeds on a retry, the
 * component would be unstyled.
 */
export function retryStyles(): void {
  // Error events of elements do not bubble: capture.
  window.addEventListener('error', retry, { capture: true });
}
