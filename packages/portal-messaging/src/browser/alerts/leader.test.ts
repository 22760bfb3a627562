import { describe, expect, test } from 'vitest';
import { electLeader } from './leader.ts';

/** Locks as browsers have them, with a way to close a tab. */
function fakeLocks() {
  const queue: { name: string; take: () => unknown }[] = [];
  const held = new Set<string>();
  const grant = (name: string) => {
    if (held.has(name)) return;
    const at = queue.findIndex((waiting) => waiting.name === name);
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    held.add(name);
    next.take();
  };
  return {
    locks: {
      request: (name: string, take: () => unknown) => {
        queue.push({ name, take });
        grant(name);
        return new Promise<never>(() => undefined);
      },
    },
    closeHolder: (name: string) => {
      held.delete(name);
      grant(name);
    },
  };
}

describe('one tab acts for all', () => {
  test('by a lock: the first, and when it is closed the next', async () => {
    const { locks, closeHolder } = fakeLocks();
    const tabs = [0, 1, 2].map(() => electLeader('sound', locks));
    const leading = () => Promise.all(tabs.map((tab) => tab.leads('m1')));
    expect(await leading()).toEqual([true, false, false]);
    closeHolder('sound');
    expect((await leading()).slice(1)).toEqual([true, false]);
  });

  test('without locks: exactly one for each message', async () => {
    const tabs = [0, 1, 2].map(() => electLeader('claims', null));
    for (const id of ['m1', 'm2', 'm3']) {
      // oxlint-disable-next-line no-await-in-loop -- one message after the other
      const leading = await Promise.all(tabs.map((tab) => tab.leads(id)));
      expect(leading.filter(Boolean)).toHaveLength(1);
    }
  });
});
