import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, Icon } from '@snap/portal-ui';
import { Search } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { conversations, unreadTotal } from '../../stores/conversations.ts';
import { session } from '../../stores/session.ts';
import { setSearchOpen } from '../directory/search-panel.ts';
import { RecentConversations } from '../messages/RecentConversations.tsx';
import { useNow } from '../messages/use-now.ts';

/** The workspace: whom one is, what waits, and the way to a colleague. */
export function HomePage() {
  const { i18n, t } = useLingui();
  const now = useNow(60_000);
  const { userName } = useSnapshot(session);
  const { byKey, status } = useSnapshot(conversations);
  const unread = unreadTotal(byKey);
  const hour = new Date(now).getHours();
  const greeting =
    hour < 6 || hour >= 18
      ? t`Good evening, ${userName}`
      : hour < 12
        ? t`Good morning, ${userName}`
        : t`Good afternoon, ${userName}`;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 p-4 sm:p-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="m-0 text-xl font-strong">{greeting}</h1>
          <p className="m-0 text-textMuted">
            {i18n.date(now, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })}
          </p>
        </div>
        <Button variant="solid" icon={<Icon glyph={Search} />} onClick={() => setSearchOpen(true)}>
          <Trans>Find a colleague</Trans>
        </Button>
      </header>
      <section
        aria-labelledby="recent"
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        <div className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3">
          <h2 id="recent" className="m-0 text-md font-strong">
            <Trans>Recent conversations</Trans>
          </h2>
          {status === 'ready' && (
            <Link to="/news/news" className="shrink-0 text-sm text-link">
              {unread > 0 ? (
                <Plural value={unread} one="# unread message" other="# unread messages" />
              ) : (
                <Trans>All messages</Trans>
              )}
            </Link>
          )}
        </div>
        <RecentConversations limit={6} className={Object.keys(byKey).length === 0 ? 'min-h-48' : undefined} />
      </section>
    </div>
  );
}
