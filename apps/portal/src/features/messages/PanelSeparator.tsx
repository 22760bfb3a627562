import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useSnapshot } from 'valtio';
import { messagesPanel, panelWidths, setPanelWidth } from '../../stores/messages-panel.ts';

/** How far a key moves the edge; with Shift, further. Pixels. */
const steps = { small: 16, large: 64 } as const;

/** The edge of the panel, to be dragged and moved by key. A double press gives the usual width. */
export function PanelSeparator() {
  const { t } = useLingui();
  const { width } = useSnapshot(messagesPanel);
  const most = useMostWidth();
  const shown = Math.min(width, most);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.shiftKey ? steps.large : steps.small;
    // The panel is at the inline end: it grows towards the start.
    const towardsStart = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    const towardsEnd = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const next = {
      [towardsStart]: shown + step,
      [towardsEnd]: shown - step,
      Home: panelWidths.least,
      End: most,
      Enter: panelWidths.usual,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setPanelWidth(Math.min(next, most));
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget, pointerId, clientX } = event;
    const panel = currentTarget.parentElement;
    if (!currentTarget.hasPointerCapture(pointerId) || !panel) return;
    const { left, right } = panel.getBoundingClientRect();
    setPanelWidth(Math.min(isRtl(currentTarget) ? clientX - left : right - clientX, most));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is a control
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Width of the messages panel`}
      aria-controls="messages-panel"
      aria-valuenow={shown}
      aria-valuemin={panelWidths.least}
      aria-valuemax={most}
      aria-valuetext={t`${shown} pixels`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className="absolute inset-y-0 -start-1 z-bar w-2 cursor-col-resize touch-none outline-none after:absolute after:inset-y-0 after:start-[3px] after:w-[2px] hover:after:bg-(--portal-color-lineStrong) focus-visible:after:bg-(--portal-color-focus) active:after:bg-(--portal-color-accent)"
      onKeyDown={handleKeyDown}
      onPointerDown={({ currentTarget, pointerId, button }) => {
        if (button === 0) currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={handlePointerMove}
      onDoubleClick={() => setPanelWidth(panelWidths.usual)}
    />
  );
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

const mostNow = () => Math.max(panelWidths.least, Math.min(panelWidths.most, Math.floor(innerWidth * 0.45)));

/** The widest that this window leaves to the panel: the page beside it stays the larger part. */
function useMostWidth(): number {
  const [most, setMost] = useState(mostNow);
  useEffect(() => {
    const measure = () => setMost(mostNow());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return most;
}
