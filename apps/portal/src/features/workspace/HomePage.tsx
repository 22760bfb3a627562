import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@snap/portal-ui/button';
import { Icon } from '@snap/portal-ui/icon';
import { Page, PageHeader } from '@snap/portal-ui/page';
import { Lightbulb, Search } from 'lucide';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { withLabels } from '../../i18n/with-labels.ts';
import { session } from '../../stores/session.ts';
import { setSearchOpen } from '../directory/search-panel.ts';
import { useNow } from '../../hooks/use-now.ts';

const ProposeTopic = withLabels('contacts', () =>
  import('./ProposeTopic.tsx').then((module) => module.ProposeTopic),
);
/** The cards, in a file of their own: `public/first-paint.js` preloads it beside that of the page. */
export const Board = withLabels('workspace', () => import('./Board.tsx').then((module) => module.Board));

/** The workspace: greeting, search and board. */
export function HomePage() {
  const { i18n, t } = useLingui();
  const now = useNow(60_000);
  const { userName } = useSnapshot(session);
  const [proposing, setProposing] = useState(false);
  const hour = new Date(now).getHours();
  const greeting =
    hour < 6
      ? t`Up early, ${userName}`
      : hour < 12
        ? t`Good morning, ${userName}`
        : hour < 18
          ? t`Good afternoon, ${userName}`
          : t`Good evening, ${userName}`;
  return (
    <Page layout="grid">
      <PageHeader
        title={greeting}
        note={i18n.date(now, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })}
        actions={
          <>
            <Button
              icon={<Icon glyph={Lightbulb} />}
              aria-haspopup="dialog"
              onClick={() => setProposing(true)}
            >
              <Trans>Propose a topic</Trans>
            </Button>
            <Button variant="solid" icon={<Icon glyph={Search} />} onClick={() => setSearchOpen(true)}>
              <Trans>Find a colleague</Trans>
            </Button>
          </>
        }
      />
      <div className="min-h-96">
        <Board />
      </div>
      {proposing && <ProposeTopic onClose={() => setProposing(false)} />}
    </Page>
  );
}
