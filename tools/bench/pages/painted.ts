/**
 * Resolves after the frame in which `ready` first held has been painted, with its time. Checks once a frame;
 * rejects after `patience`, in milliseconds.
 */
export function painted(ready: () => boolean, patience = 20_000): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  const look = () => {
    if (ready()) {
      // A message is delivered after the frame.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    } else if (performance.now() - begun > patience) {
      reject(new Error(`it was not painted within ${patience / 1_000} s`));
    } else {
      requestAnimationFrame(watch);
    }
  };
  // Lists that measure their rows show them from a resize observer, after the frame's callbacks and before its paint. The
  // observer that was made last is told last.
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
