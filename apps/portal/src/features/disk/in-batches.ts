/** Runs a call for batches of items, one after another: a call accepts a limited number. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  work: (batch: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    // oxlint-disable-next-line no-await-in-loop -- one lot after the other
    await work(items.slice(at, at + size));
  }
}
