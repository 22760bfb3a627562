import { useLingui } from '@lingui/react/macro';
import { PaneSeparator } from '@snap/portal-ui/pane-separator';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { messagesPanel, panelWidths, setPanelWidth } from '../../stores/messages-panel.ts';

/** The edge of the panel, to be dragged and moved by key. A double press gives the usual width. */
export function PanelSeparator() {
  const { t } = useLingui();
  const { width } = useSnapshot(messagesPanel);
  const most = useMostWidth();
  const shown = Math.min(width, most);
  return (
    <PaneSeparator
      label={t`Width of the messages panel`}
      aria-controls="messages-panel"
      value={shown}
      min={panelWidths.least}
      max={most}
      usual={panelWidths.usual}
      onValueChange={setPanelWidth}
      valueText={t`${shown} pixels`}
    />
  );
}

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
