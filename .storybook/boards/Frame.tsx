import { useEffect, useRef, useState } from 'react';

/** What a frame's toolbar is set to; what is left out is as the story itself has it. */
export type FrameGlobals = Partial<Record<'language' | 'scheme' | 'accent' | 'size' | 'motion', string>>;

/** Address of one story alone, with the toolbar set to those values. */
export function storyAddress(id: string, globals: FrameGlobals): string {
  // `#` ends an address, so Storybook writes colours in a notation of its own.
  const set = Object.entries(globals).map(
    ([name, value]) => `${name}:${value.replace(/^#(.+)$/, '!hex($1)')}`,
  );
  const query = new URLSearchParams({ id, viewMode: 'story' });
  return `iframe.html?${query.toString()}&globals=${set.join(';')}`;
}

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
