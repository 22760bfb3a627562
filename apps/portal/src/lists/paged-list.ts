import { PortalApiError } from '@snap/portal-api';
import { keepAnswer, keptAnswer } from './kept-answers.ts';
import { isAborted, isOffline } from '../errors/kinds.ts';

/** One page of an answer; pages count from 1. */
export interface ListPage<Item, Extra> {
  items: readonly Item[];
  /** How many there are in all, where the answer says so. */
  total?: number | undefined;
  /** Without a total: a further page may have more. */
  more?: boolean | undefined;
  /** What the answer says of the list as a whole. */
  extra: Extra;
}

export type AskPage<Item, Extra> = (page: number, signal: AbortSignal) => Promise<ListPage<Item, Extra>>;

/** `partial`: a further page could not be had. `denied`: the list is not the asker's to see. */
export type ListStatus = 'loading' | 'ready' | 'loadingMore' | 'partial' | 'error' | 'offline' | 'denied';

export interface ListState<Item, Extra> {
  status: ListStatus;
  items: readonly Item[];
  total?: number;
  extra?: Extra;
  hasMore: boolean;
}

/** Between two refreshes that nobody asked for, in milliseconds. */
const calm = 1_000;

/**
 * A list that is read page by page as it is scrolled, and read anew when something has changed: what is shown stays until
 * all of it is here again. A change shown before the server has said so holds until then.
 */
export class PagedList<Item extends { id: string }, Extra = undefined> {
  readonly #ask: AskPage<Item, Extra>;
  readonly #keep: string | undefined;
  readonly #listeners = new Set<() => void>();
  #state: ListState<Item, Extra> = { status: 'loading', items: [], hasMore: false };
  #pages = 0;
  /** Counts what was shown before the server had said so: an answer from before is older. */
  #edits = 0;
  #running: AbortController | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param keep Name of the list on the device: its first page is shown again without a network. Without a name nothing is
   *   kept.
   */
  constructor(ask: AskPage<Item, Extra>, keep?: string) {
    this.#ask = ask;
    this.#keep = keep;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly snapshot = (): ListState<Item, Extra> => this.#state;

  /** Asks for everything that is shown; the first page at first. */
  async refresh(): Promise<void> {
    const { signal } = this.#begin();
    const known = this.#pages > 0;
    if (!known) this.#set({ status: 'loading' });
    try {
      for (;;) {
        const edits = this.#edits;
        // oxlint-disable-next-line no-await-in-loop -- asked again when something has changed under way
        const pages = await this.#read(Math.max(this.#pages, 1), signal);
        if (edits !== this.#edits) continue;
        this.#show(pages);
        return;
      }
    } catch (error) {
      if (!signal.aborted) await this.#fail(error, signal);
    }
  }

  /** Asks anew in a while, however many changes are told until then. */
  refreshSoon(): void {
    this.#again ??= setTimeout(() => {
      this.#again = undefined;
      void this.refresh();
    }, calm);
  }

  /** The next page. */
  async loadMore(): Promise<void> {
    const { status, hasMore, items } = this.#state;
    if (!hasMore || status === 'loadingMore') return;
    const { signal } = this.#begin();
    this.#set({ status: 'loadingMore' });
    try {
      const page = await this.#ask(this.#pages + 1, signal);
      if (signal.aborted) return;
      const all = unique([...items, ...page.items]);
      this.#pages += 1;
      this.#set({ status: 'ready', ...rest(page), items: all, hasMore: goesOn(page, all.length) });
    } catch (error) {
      if (signal.aborted || isAborted(error)) return;
      this.#set({ status: 'partial' });
    }
  }

  /** Tries again what failed. */
  retry(): void {
    void (this.#state.status === 'partial' ? this.loadMore() : this.refresh());
  }

  /** Shows a change before the server has said so. */
  edit(change: (items: readonly Item[]) => readonly Item[]): void {
    this.#edits += 1;
    const items = change(this.#state.items);
    const { total } = this.#state;
    const more = items.length - this.#state.items.length;
    this.#set({ items, ...(total === undefined ? {} : { total: Math.max(total + more, items.length) }) });
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#running?.abort();
    clearTimeout(this.#again);
    this.#again = undefined;
    if (this.#state.status === 'loadingMore') this.#set({ status: 'ready' });
  }

  #begin(): AbortController {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#running;
  }

  async #read(count: number, signal: AbortSignal): Promise<ListPage<Item, Extra>[]> {
    const pages: ListPage<Item, Extra>[] = [];
    let seen = 0;
    for (let page = 1; page <= count; page += 1) {
      // oxlint-disable-next-line no-await-in-loop -- whether there is a next one is in the answer
      const answer = await this.#ask(page, signal);
      signal.throwIfAborted();
      pages.push(answer);
      seen += answer.items.length;
      if (!goesOn(answer, seen)) break;
    }
    return pages;
  }

  #show(pages: readonly ListPage<Item, Extra>[]): void {
    const last = pages.at(-1);
    if (!last) return;
    const items = unique(pages.flatMap((page) => page.items));
    this.#pages = pages.length;
    this.#set({ status: 'ready', ...rest(last), items, hasMore: goesOn(last, items.length) });
    if (this.#keep !== undefined) void keepAnswer(this.#keep, pages[0]);
  }

  async #fail(error: unknown, signal: AbortSignal): Promise<void> {
    const denied = error instanceof PortalApiError && error.status === 403;
    if (denied) return this.#set({ status: 'denied', items: [], hasMore: false });
    if (!isOffline(error)) return this.#set({ status: 'error' });
    if (this.#keep !== undefined && this.#state.items.length === 0) {
      const page = await keptAnswer<ListPage<Item, Extra>>(this.#keep);
      if (signal.aborted) return;
      // Only the cached page; the others need the network.
      if (page && page.items.length > 0) {
        return this.#set({ status: 'ready', ...rest(page), items: page.items, hasMore: false });
      }
    }
    this.#set({ status: 'offline' });
  }

  #set(change: Partial<ListState<Item, Extra>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const rest = <Item, Extra>({ total, extra }: ListPage<Item, Extra>) => ({
  ...(total === undefined ? {} : { total }),
  extra,
});

/** An empty page ends the list, whatever the count says: it may have changed under way. */
const goesOn = ({ items, total, more = false }: ListPage<unknown, unknown>, seen: number) =>
  items.length > 0 && (total === undefined ? more : seen < total);

/** Where pages have shifted, a row comes twice: once is enough. */
function unique<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
