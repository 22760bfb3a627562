import type { PortalEvent } from '@snap/portal-api/contract';

type Listener = (event: PortalEvent) => void;

const listeners = new Set<Listener>();

/** Passes on an event that no store holds: pages that show what it is about ask again. */
export function tellPages(event: PortalEvent): void {
  for (const listener of listeners) listener(event);
}

/**
 * Calls back with the events of favourites, applications, the workspace and the disk, and with `reset`: anything may have
 * changed.
 * @returns How to stop.
 */
export function onPageEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
