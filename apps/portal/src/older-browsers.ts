// What browsers of before autumn 2024 lack: Safari before 18, Chrome and Firefox before 126. No others load it.

function fill(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}

/** Polyfills missing APIs. */
export function fillIn(): void {
  fill(URL, 'parse', (url: string | URL, base?: string | URL) =>
    URL.canParse(url, base) ? new URL(url, base) : null,
  );

  fill(Promise, 'withResolvers', () => {
    let settle: object = {};
    const promise = new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
    return { promise, ...settle };
  });

  fill(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
    const groups = new Map<Key, Item[]>();
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
      index += 1;
    }
    return groups;
  });

  fill(AbortSignal, 'any', (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { signal: controller.signal });
    }
    return controller.signal;
  });

  if ('Element' in globalThis)
    fill(Element.prototype, 'checkVisibility', function checkVisibility(this: Element) {
      return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
    });
}
