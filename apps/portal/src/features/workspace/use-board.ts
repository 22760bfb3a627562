import { codes, type Channel } from '@snap/portal-api/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCode, isAborted, isOffline } from '../../errors/kinds.ts';
import { onPageEvent } from '../../live/page-events.ts';
import { keptOf } from '../../stores/kept.ts';
import { retryOnReconnect } from '../../stores/retry-on-reconnect.ts';
import { session } from '../../stores/session.ts';
import { workspaceApi } from '../../workspace-api.ts';
import { forgetUnsaved, keepUnsaved, unsavedUpon } from './unsaved-board.ts';
import { afterPaint } from '../after-paint.ts';
import { answeredAhead, takeAhead } from '../ahead.ts';
import { sameAnswer } from '../use-answer.ts';
import { askBoard, type BoardAnswer } from './questions.ts';

/** What was answered also lies on the device, under `board`. */
interface BoardState extends BoardAnswer {
  status: 'loading' | 'ready' | 'error' | 'offline';
}

/**
 * The person's board and the cards on offer (decision E16). A change shows at once and is kept one after the other; another
 * device's change comes by itself.
 */
export function useBoard() {
  const [board, setBoard] = useState<BoardState>(() => {
    const answer = answeredAhead(session.userId, askBoard);
    return answer
      ? { status: 'ready', ...answer }
      : { status: 'loading', channels: [], offers: [], version: 0 };
  });
  const [saveStatus, setSaveStatus] = useState<'idle' | 'saving' | 'error'>('idle');
  const [attempt, setAttempt] = useState(0);
  /** What is to be kept next, while something else is under way. */
  const waiting = useRef<readonly Channel[]>(undefined);
  const saving = useRef(false);

  const stands = useEffectEvent(() => board.status === 'ready');
  // What the device knows stands until the server has answered, and when it does not.
  useEffect(() => {
    async function takeUp() {
      if (stands()) return;
      const kept = await keptOf(session.userId).get<BoardAnswer>('board');
      if (kept) setBoard((known) => (known.status === 'ready' ? known : { ...kept, status: 'ready' }));
    }
    void takeUp();
  }, []);
  const lastKept = useRef<BoardState>(undefined);
  useEffect(() => {
    const { status, ...kept } = board;
    if (status !== 'ready' || lastKept.current === board) return;
    lastKept.current = board;
    void keptOf(session.userId).put('board', kept);
  }, [board]);

  const take = useEffectEvent((answer: BoardAnswer) => {
    if (saving.current) return;
    const told: BoardState = { ...answer, status: 'ready' };
    // Not even asked to be drawn anew when nothing has changed: React keeps such requests until it draws.
    if (!sameAnswer(board, told)) setBoard(told);
    // The page was left before the server had confirmed the last change.
    const { channels, offers, version } = answer;
    const unsaved = unsavedUpon(session.userId, version);
    if (unsaved) void keep(cardsOf(unsaved, [...offers, ...channels]), version);
    else forgetUnsaved(session.userId);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const begin = (answer = askBoard(signal)) =>
      void answer.then(
        (told) => signal.aborted || take(told),
        (error: unknown) => {
          if (signal.aborted || isAborted(error)) return;
          const status = isOffline(error) ? 'offline' : 'error';
          retryOnReconnect('board', error, () => setAttempt((count) => count + 1));
          setBoard((known) => (known.status === 'ready' ? known : { ...known, status }));
        },
      );
    // A board that stands, as when its page comes to the front again, shows before it is asked for anew.
    const ahead = takeAhead(session.userId, askBoard);
    const callOff = stands() && !ahead ? afterPaint(() => begin()) : begin(ahead);
    return () => {
      callOff?.();
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt, or another device, asks again
  }, [attempt]);

  useEffect(
    () =>
      onPageEvent(({ type }) => {
        if (type === 'workspace' || type === 'reset') setAttempt((count) => count + 1);
      }),
    [],
  );

  async function keep(channels: readonly Channel[], from = board.version) {
    waiting.current = channels;
    keepUnsaved(session.userId, { ids: idsOf(channels), version: from });
    setBoard((known) => ({ ...known, channels }));
    if (saving.current) return;
    saving.current = true;
    setSaveStatus('saving');
    try {
      // Only the last of what was changed meanwhile matters. The last change holds, whichever device it came from.
      while (waiting.current) {
        const next: readonly Channel[] = waiting.current;
        waiting.current = undefined;
        const { version } = await workspaceApi.updateBoard({ channels: [...next] });
        setBoard((known) => ({ ...known, version }));
      }
      forgetUnsaved(session.userId);
      setSaveStatus('idle');
    } catch (error) {
      setSaveStatus('error');
      if (errorCode(error) === codes.boardChanged) setAttempt((count) => count + 1);
    } finally {
      saving.current = false;
    }
  }

  return {
    ...board,
    saveStatus,
    retry: () => {
      setBoard((known) => ({ ...known, status: 'loading' }));
      setAttempt(attempt + 1);
    },
    retrySave: () => void keep(board.channels),
    /** Puts the cards of the ids, in their order. */
    arrange: (ids: readonly string[]) => {
      void keep(cardsOf(ids, [...board.offers, ...board.channels]));
    },
  };
}

const idsOf = (cards: readonly Channel[]) => cards.map(({ id }) => id);

/** The cards of the ids, in their order; what is not on offer any more is left out. */
function cardsOf(ids: readonly string[], cards: readonly Channel[]): Channel[] {
  const known = new Map(cards.map((card) => [card.id, card]));
  return ids
    .flatMap((id) => known.get(id) ?? [])
    .map(({ id, name, icon, type, url }, sort) => ({ id, name, icon, type, sort, ...(url && { url }) }));
}
