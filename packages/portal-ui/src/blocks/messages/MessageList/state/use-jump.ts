import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { indexOfSeq } from './message-order.ts';
import type { MessageView } from '../types.ts';

/** How long the row that was gone to stays marked. Milliseconds. */
const markTime = 2_400;

export interface JumpOptions {
  items: readonly MessageView[];
  /** See `MessageReading`. */
  jumpTarget: { seq: number } | undefined;
  /** See `MessageHistory`. */
  onLoadAround: ((seq: number) => void) | undefined;
  /** Brings a row into the middle of the view. */
  onGo: (index: number, focus: boolean) => void;
}

interface Jump {
  seq: number;
  /** The row takes the focus: the way there began inside the list. */
  focus: boolean;
}

/**
 * Goes to messages by their position, also to those that are not here yet, marks them for a moment, and knows the way
 * back from where a quote was followed.
 */
export function useJump({ items, jumpTarget, onLoadAround, onGo }: JumpOptions) {
  const [marked, setMarked] = useState<{ id: string }>();
  /** What is waited for; asked for once. */
  const [awaited, setAwaited] = useState<Jump>();
  const [wayBack, setWayBack] = useState<readonly number[]>([]);

  function go(jump: Jump): void {
    const index = indexOfSeq(items, jump.seq);
    const message = items[index];
    if (message) {
      setAwaited(undefined);
      setMarked({ id: message.id });
      onGo(index, jump.focus);
    } else {
      setAwaited(jump);
      onLoadAround?.(jump.seq);
    }
  }

  /** Goes there from inside the list, from the position `from`. */
  function jump(seq: number, from: number | undefined): void {
    if (from !== undefined) setWayBack((places) => [...places, from]);
    go({ seq, focus: true });
  }
  function back(): void {
    const place = wayBack.at(-1);
    setWayBack(wayBack.slice(0, -1));
    if (place !== undefined) go({ seq: place, focus: true });
  }
  /** Somebody went to the end: the way back is of no use any more. */
  function forget(): void {
    setAwaited(undefined);
    setWayBack([]);
  }

  const goFromOutside = useEffectEvent((target: { seq: number }) => go({ seq: target.seq, focus: false }));
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- scrolling is what it does; the mark comes with it
    if (jumpTarget) goFromOutside(jumpTarget);
  }, [jumpTarget]);

  const arrive = useEffectEvent((rows: readonly MessageView[]) => {
    if (awaited && indexOfSeq(rows, awaited.seq) >= 0) go(awaited);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- goes once what was asked for is drawn
  useLayoutEffect(() => arrive(items), [items]);

  useEffect(() => {
    if (!marked) return undefined;
    const timer = setTimeout(() => setMarked(undefined), markTime);
    return () => clearTimeout(timer);
  }, [marked]);

  return {
    markedId: marked?.id,
    waiting: awaited !== undefined,
    canGoBack: wayBack.length > 0,
    jump,
    back,
    forget,
  };
}
