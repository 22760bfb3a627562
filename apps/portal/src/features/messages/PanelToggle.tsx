import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useUnread } from '@snap/portal-messaging/react';
import { Badge } from '@snap/portal-ui/badge';
import { Icon } from '@snap/portal-ui/icon';
import { IconButton } from '@snap/portal-ui/icon-button';
import { MessagesSquare } from 'lucide';
import { useSnapshot } from 'valtio';
import { messaging } from '../../live/messaging.ts';
import { pages } from '../../navigation/pages.ts';
import { messagesPanel, setPanelOpen } from '../../stores/messages-panel.ts';

/** Opens and closes the messaging panel, and says how much is unread. On a phone it leads to the messaging page. */
export function PanelToggle({ mobile }: { mobile: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { open } = useSnapshot(messagesPanel);
  const onPage = useLocation({ select: ({ pathname }) => pathname === pages.news.path });
  const unread = useUnread(messaging);
  const name = mobile ? t`Messages` : open ? t`Close the messages panel` : t`Open the messages panel`;
  return (
    <span className="relative inline-flex">
      <IconButton
        label={unread > 0 ? t`${name} (${unread} unread)` : name}
        tooltip={name}
        aria-expanded={mobile ? undefined : open && !onPage}
        // The page itself is open: the panel would show the same beside it.
        disabled={onPage && !mobile}
        onClick={() => (mobile ? void navigate({ to: pages.news.path }) : setPanelOpen(!open))}
        icon={<Icon glyph={MessagesSquare} size={20} />}
      />
      {/* Beside the button, whose name says it in words; above the icon, of which it hides no more than the edge. */}
      <Badge
        count={unread}
        aria-hidden
        className="pointer-events-none absolute -end-1 bottom-[calc(50%+6px)]"
      />
    </span>
  );
}
