import { useRef, type KeyboardEvent } from 'react';
import { codePoints } from '../../../../hooks/code-points.ts';
import { indexAfterKey, typeAhead } from './file-selection.ts';
import type { DiskAction, FileItemView } from '../types.ts';

/** Letters typed within this time form one prefix. Milliseconds. */
const wordPause = 700;

interface FileKeysOptions {
  ids: readonly string[];
  /** Index of the focused item. */
  stop: number;
  columns: number;
  anchorId: string | undefined;
  reach: (index: number) => void;
  /** Selects only this item. */
  choose: (id: string) => void;
  chooseTo: (from: string | undefined, to: string) => void;
  chooseAll: () => void;
  toggle: (id: string) => void;
  /** The selection follows the focus. */
  follows: boolean;
  open: (item: FileItemView) => void;
  goUp: () => void;
  run: (action: DiskAction) => void;
  /** These are absent while they have no target; the key is then left to the page. */
  cut: (() => void) | undefined;
  copy: (() => void) | undefined;
  paste: (() => void) | undefined;
  undo: (() => void) | undefined;
  stepBack: (() => void) | undefined;
}

/** Keyboard handler of the item list. */
export function useFileKeys(items: readonly FileItemView[], keys: FileKeysOptions) {
  const typed = useRef({ word: '', time: 0 });
  const { ids, stop, columns } = keys;

  function find(letter: string, time: number) {
    const { word, time: before } = typed.current;
    const next = time - before < wordPause ? word + letter : letter;
    typed.current = { word: next, time };
    const names = items.map(({ name }) => name);
    const found = typeAhead(names, stop, next);
    const id = ids[found];
    if (id === undefined) return;
    keys.reach(found);
    keys.choose(id);
  }

  /** Keys with Ctrl or Cmd. */
  function command(key: string): boolean {
    const item = items[stop];
    const acts: Record<string, (() => void) | undefined> = {
      a: keys.chooseAll,
      x: keys.cut,
      c: keys.copy,
      v: keys.paste,
      z: keys.undo,
      ' ': item && (() => keys.toggle(item.id)),
    };
    const handler = acts[key];
    handler?.();
    return handler !== undefined;
  }

  function act({ key, altKey, ctrlKey, metaKey, timeStamp }: KeyboardEvent): boolean {
    const item = items[stop];
    if (ctrlKey || metaKey) return command(key.toLowerCase());
    if (key === 'ArrowUp' && altKey) keys.goUp();
    else if (altKey || !item) return false;
    else if (key === 'Enter') keys.open(item);
    else if (key === ' ') keys.toggle(item.id);
    else if (key === 'F2') keys.run('rename');
    else if (key === 'Delete') keys.run('delete');
    else if (key === 'Backspace') keys.goUp();
    else if (key === 'Escape' && keys.stepBack) keys.stepBack();
    else if (codePoints(key) === 1) find(key, timeStamp);
    else return false;
    return true;
  }

  return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys of a button inside an item belong to the button.
    if (!(event.target instanceof HTMLElement) || event.target.dataset['itemId'] === undefined) return;
    const rtl = getComputedStyle(event.target).direction === 'rtl';
    const next = event.altKey
      ? undefined
      : indexAfterKey(event.key, stop, { count: items.length, columns, rtl });
    const id = next === undefined ? undefined : ids[next];
    if (next !== undefined && id !== undefined) {
      keys.reach(next);
      if (event.shiftKey) keys.chooseTo(keys.anchorId ?? ids[stop], id);
      else if (!event.ctrlKey && !event.metaKey && keys.follows) keys.choose(id);
    } else if (!act(event)) return;
    event.preventDefault();
  };
}
