import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { PageSkeleton } from '@snap/portal-ui/page';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { withLabels } from '../../i18n/with-labels.ts';
import { pages } from '../../navigation/pages.ts';
import { messagesPanel } from '../../stores/messages-panel.ts';

const MessagesPanel = withLabels(
  'messages',
  () => import('./MessagesPanel.tsx').then((module) => module.MessagesPanel),
  PanelSkeleton,
);

/** The panel opens with the recent conversations: the column of its page. */
function PanelSkeleton() {
  const { common } = useLabels();
  return <PageSkeleton shape="columns" narrow label={common.loading} />;
}

/** Dock of the messaging panel. It reserves the width while the code loads, so that nothing shifts. */
export function PanelDock() {
  const { t } = useLingui();
  const { open, width } = useSnapshot(messagesPanel);
  const onPage = useLocation({ select: ({ pathname }) => pathname === pages.news.path });
  if (!open || onPage) return null;
  return (
    <aside
      id="messages-panel"
      aria-label={t`Messages`}
      className="relative flex max-w-[45vw] shrink-0 flex-col border-s border-line bg-surface"
      style={{ inlineSize: width }}
    >
      <MessagesPanel />
    </aside>
  );
}
