import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { Maximize2, X } from 'lucide';
import { messagesPanel, setPanelOpen } from '../../stores/messages-panel.ts';

/** Buttons of the panel's headers: open as a page, and close. */
export function PanelButtons() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <IconButton
        label={t`Open on a page of its own`}
        icon={<Icon glyph={Maximize2} />}
        onClick={() => {
          const { target } = messagesPanel;
          void navigate({ to: '/news/news', search: target ? { ...target } : {} });
        }}
      />
      <IconButton
        label={t`Close the messages panel`}
        icon={<Icon glyph={X} size={20} />}
        onClick={() => setPanelOpen(false)}
      />
    </>
  );
}
