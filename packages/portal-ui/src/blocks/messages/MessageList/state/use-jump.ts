import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { indexOfSeq } from './message-order.ts';
import type { MessageView } from '../types.ts';

/** How long the target of a jump stays highlighted. Milliseconds. */
const markTime = 2_400;

export interface JumpOptions {
  items: readonly MessageView[];
  /** @see MessageReading */
  jumpTarget: { seq: number } | undefined;
  /** @see MessageHistory */
  onLoadAround: ((seq: number) => void) | undefined;
  /** Scrolls a row to the middle of the view. */
  onGo: (index: number, focus: boolean) => void;
}

interface Jump {
  seq: number;
  /** Whether the row takes the focus, because the jump began inside the list. */
  focus: boolean;
}

/**
 * Scrolls to messages by position, loads them if necessary, highlights them for a moment, and keeps the position to
 * return to after following a quote.
 */
export function useJump({ items, jumpTarget, onLoadAround, onGo }: JumpOptions) {
  const [marked, setMarked] = useState<{ id: string }>();
  /** Pending jump, requested once. */
  const [pending, setPending] = useState<Jump>();
  const [returnSeqs, setReturnSeqs] = useState<readonly number[]>([]);

  function go(target: Jump): void {
    const index = indexOfSeq(items, target.seq);
    const message = items[index];
    if (message) {
      setPending(undefined);
      setMarked({ id: message.id });
      onGo(index, target.focus);
    } else {
      setPending(target);
      onLoadAround?.(target.seq);
    }
  }

  /** Jumps from inside the list; `from` is the position to return to. */
  function jump(seq: number, from: number | undefined): void {
    if (from !== undefined) setReturnSeqs((places) => [...places, from]);
    go({ seq, focus: true });
  }
  function back(): void {
    const place = returnSeqs.at(-1);
    setReturnSeqs(returnSeqs.slice(0, -1));
    if (place !== undefined) go({ seq: place, focus: true });
  }
  /** Scrolling to the end drops the position to return to. */
  function forget(): void {
    setPending(undefined);
    setReturnSeqs([]);
  }

  const goToTarget = useEffectEvent((target: { seq: number }) => go({ seq: target.seq, focus: false }));
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- scrolls; the highlight comes with it
    if (jumpTarget) goToTarget(jumpTarget);
  }, [jumpTarget]);

  const arrive = useEffectEvent((rows: readonly MessageView[]) => {
    if (pending && indexOfSeq(rows, pending.seq) >= 0) go(pending);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- runs once the requested messages are rendered
  useLayoutEffect(() => arrive(items), [items]);

  useEffect(() => {
    if (!marked) return undefined;
    const timer = setTimeout(() => setMarked(undefined), markTime);
    return () => clearTimeout(timer);
  }, [marked]);

  return {
    markedId: marked?.id,
    waiting: pending !== undefined,
    canGoBack: returnSeqs.length > 0,
    jump,
    back,
    forget,
  };
}
