/**
 * Resolves with the time of the paint after the frame in which `ready` first held. Checks once per frame; rejects after
 * `timeout` milliseconds.
 */
export function painted(ready: () => boolean, timeout = 20_000): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  const look = () => {
    if (ready()) {
      // A message is delivered after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    } else if (performance.now() - begun > timeout) {
      reject(new Error(`it was not painted within ${timeout / 1_000} s`));
    } else {
      requestAnimationFrame(watch);
    }
  };
  // Lists that measure their rows render them in a resize observer, after the frame's callbacks and before its paint.
  // The observer created last runs last.
  const watch = () => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      look();
    });
    observer.observe(document.documentElement);
  };
  requestAnimationFrame(watch);
  return promise;
}
