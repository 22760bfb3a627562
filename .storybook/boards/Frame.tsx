import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { storyAddress, type FrameGlobals } from './address.ts';
import { drawInTurn } from './turns.ts';

interface FrameProps {
  id: string;
  title: string;
  globals: FrameGlobals;
  /** Size of the page inside, CSS pixels. */
  width: number;
  height: number;
  /** Width on the board, CSS pixels; the page is scaled to it. */
  shownWidth: number;
  /** Called when the story has played. */
  onShown?: ((frame: HTMLIFrameElement) => void) | undefined;
}

/** Popovers of a story stay open when the next frame takes the focus. */
function keepOpen({ contentWindow: page }: HTMLIFrameElement): void {
  for (const type of ['blur', 'focusout'])
    page?.addEventListener(
      type,
      (event) => {
        if (event.target === page || !page.document.hasFocus()) event.stopImmediatePropagation();
      },
      true,
    );
}

/** A scaled-down story in its own document, because dialogs fill a page and take its focus. */
export function Frame({ id, title, globals, width, height, shownWidth, onShown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState('');
  const address = storyAddress(id, globals);
  const show = useEffectEvent(() => {
    setShown(address);
    if (!frame.current) return;
    keepOpen(frame.current);
    onShown?.(frame.current);
  });
  useEffect(() => {
    const givenUp = new AbortController();
    // `loading="lazy"` starts thousands of pixels early: a board of thirty stories would load them all at once.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!frame.current || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        drawInTurn(frame.current, address, givenUp.signal, () => show());
      },
      { rootMargin: '200px' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => {
      givenUp.abort();
      observer.disconnect();
    };
  }, [address]);
  const scale = shownWidth / width;
  return (
    <div
      className="board-frame"
      data-status={shown === address ? 'ready' : 'loading'}
      style={{ width: shownWidth, height: height * scale }}
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin */}
      <iframe
        ref={frame}
        title={title}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
