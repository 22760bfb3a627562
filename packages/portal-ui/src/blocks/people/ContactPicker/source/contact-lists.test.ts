import { describe, expect, test, vi } from 'vitest';
import { createContactLists, type ContactLists } from './contact-lists.ts';
import type { ContactPage, ContactSource, PersonContact } from './contact-source.ts';

const person = (id: string): PersonContact => ({ type: 'person', id, name: id });
const ids = (lists: ContactLists, key: Parameters<ContactLists['ensure']>[0]) =>
  lists
    .snapshot()
    .get(key)
    ?.items.map(({ id }) => id);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const opened = (source: ContactSource) => createContactLists({ searchDelay: 0, ...source }, 'both');

describe('lists', () => {
  test('show at once what is answered at once', () => {
    const lists = opened({ friends: () => ({ items: [person('a')] }) });
    lists.ensure('friends');
    expect(lists.snapshot().get('friends')).toMatchObject({ status: 'ready', next: undefined });
  });

  test('go on page by page to the end, each row once', () => {
    const pages: Record<string, ContactPage<PersonContact>> = {
      '': { items: [person('a'), person('b')], next: '2' },
      '2': { items: [person('b'), person('c')] },
    };
    const lists = opened({ friends: ({ cursor = '' }) => pages[cursor] ?? { items: [] } });
    lists.ensure('friends');
    lists.more('friends');
    lists.more('friends');
    expect(ids(lists, 'friends')).toEqual(['a', 'b', 'c']);
    expect(lists.snapshot().get('friends')?.next).toBeUndefined();
  });

  test('end at a cursor that leads nowhere new', () => {
    const lists = opened({ friends: () => ({ items: [person('a')], next: 'same' }) });
    lists.ensure('friends');
    lists.more('friends');
    expect(lists.snapshot().get('friends')?.next).toBeUndefined();
  });

  test('fail alone, keep what came before and go on after a retry', async () => {
    let failing = true;
    const lists = opened({
      recent: () => ({ items: [person('r')] }),
      friends: ({ cursor }) => {
        if (cursor === undefined) return { items: [person('a')], next: '2' };
        return failing ? Promise.reject(new Error('no')) : { items: [person('b')] };
      },
    });
    lists.ensure('recent');
    lists.ensure('friends');
    lists.more('friends');
    await settled();
    expect(lists.snapshot().get('friends')).toMatchObject({ status: 'error', items: [{ id: 'a' }] });
    expect(lists.snapshot().get('recent')?.status).toBe('ready');
    failing = false;
    lists.retry('friends');
    expect(ids(lists, 'friends')).toEqual(['a', 'b']);
  });

  test('tell being offline from failing', async () => {
    const lists = opened({ friends: () => Promise.reject(new Error('gone')), isOffline: () => true });
    lists.ensure('friends');
    await settled();
    expect(lists.snapshot().get('friends')?.status).toBe('offline');
  });

  test('survive a source that throws', () => {
    const lists = opened({
      friends: () => {
        throw new Error('at once');
      },
    });
    lists.ensure('friends');
    expect(lists.snapshot().get('friends')?.status).toBe('error');
  });

  test('leave out what may not be chosen here', () => {
    const source: ContactSource = {
      recent: () => ({ items: [person('a'), { type: 'group', id: 'g', name: 'g', kind: 'group' }] }),
    };
    const onlyGroups = createContactLists(source, 'groups');
    onlyGroups.ensure('recent');
    expect(ids(onlyGroups, 'recent')).toEqual(['g']);
  });
});

describe('searching', () => {
  test('aborts the earlier request, and never shows its late response', async () => {
    const requested: {
      query: string;
      signal: AbortSignal;
      resolve: (page: ContactPage<PersonContact>) => void;
    }[] = [];
    const lists = opened({
      search: (query, { signal }) =>
        new Promise((resolve) => {
          requested.push({ query, signal, resolve });
        }),
    });
    lists.search('a');
    lists.search('ab');
    expect(requested[0]?.signal.aborted).toBe(true);
    requested[1]?.resolve({ items: [person('new')] });
    requested[0]?.resolve({ items: [person('old')] });
    await settled();
    expect(ids(lists, 'search')).toEqual(['new']);
  });

  test('clears the rows with each keyword, and all of it with none', () => {
    const lists = opened({ search: (query) => ({ items: [person(query)] }) });
    lists.search('a');
    lists.search(' b ');
    expect(ids(lists, 'search')).toEqual(['b']);
    lists.search('');
    expect(lists.snapshot().has('search')).toBe(false);
  });

  test('asks only when the typing rests', () => {
    vi.useFakeTimers();
    const search = vi.fn<NonNullable<ContactSource['search']>>(() => ({ items: [] }));
    const lists = createContactLists({ search }, 'both');
    for (const query of ['z', 'zh', 'zha']) lists.search(query);
    expect(search).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(search).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  test('gives up everything when the picker closes', () => {
    let signal: AbortSignal | undefined;
    const lists = opened({
      friends: (request) => {
        signal = request.signal;
        return new Promise(() => undefined);
      },
    });
    lists.ensure('friends');
    lists.stop();
    expect(signal?.aborted).toBe(true);
    lists.ensure('friends');
    expect(lists.snapshot().get('friends')?.status).toBe('loading');
  });
});
