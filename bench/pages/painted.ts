/** A frame that does not come within this time does not come. Milliseconds. */
const patience = 20_000;

/**
 * Resolves after the frame in which `ready` first held has been painted, with its time. Checks once a frame; rejects
 * after 20 s.
 */
export function painted(ready: () => boolean): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const begun = performance.now();
  const look = () => {
    if (ready()) {
      // A message is delivered after the frame, a frame callback before it.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    } else if (performance.now() - begun > patience) {
      reject(new Error('it was not painted within 20 s'));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
  return promise;
}
