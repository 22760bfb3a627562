import { useEffect, useRef, useState } from 'react';
import { storyAddress, type FrameGlobals } from './address.ts';

interface FrameProps {
  id: string;
  title: string;
  globals: FrameGlobals;
  /** Size of the page inside, CSS pixels. */
  width: number;
  height: number;
  /** Width on the board, CSS pixels; the page is scaled to it. */
  shownWidth: number;
}

/** One story in a page of its own, drawn small. Dialogs fill a page and take its focus, so nothing less holds one. */
export function Frame({ id, title, globals, width, height, shownWidth }: FrameProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    // `loading="lazy"` begins thousands of pixels ahead: a board of thirty stories would load them all at once.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (holder.current) observer.observe(holder.current);
    return () => observer.disconnect();
  }, []);
  const scale = shownWidth / width;
  return (
    <div ref={holder} className="board-frame" style={{ width: shownWidth, height: height * scale }}>
      {near && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and its origin
        <iframe
          src={storyAddress(id, globals)}
          title={title}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
