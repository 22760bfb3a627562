/**
 * Calls back when a retry may succeed: the network is back, or the page is visible again. Does nothing outside a
 * browser.
 * @returns Function that removes the listener.
 */
export function onWake(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') callback();
  };
  globalThis.addEventListener('online', callback);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    globalThis.removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
