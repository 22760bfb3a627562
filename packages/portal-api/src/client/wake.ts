/**
 * Calls back when waiting may have become pointless: the network is back, or the page is looked at again. Outside a
 * browser it never does.
 * @returns How to stop.
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
