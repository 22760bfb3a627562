import type { Contact, ContactSource } from './contact-source.ts';

const defaultBatch = 100;

/** The contacts with these ids. Fetches batch by batch: a long list must not become hundreds of requests at once. */
export async function resolveIds(
  source: ContactSource,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Contact[]> {
  const size = source.resolveBatch ?? defaultBatch;
  const found: Contact[] = [];
  for (let from = 0; from < ids.length; from += size) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    found.push(...((await source.resolve?.(ids.slice(from, from + size), signal)) ?? []));
    signal.throwIfAborted();
  }
  return found;
}
