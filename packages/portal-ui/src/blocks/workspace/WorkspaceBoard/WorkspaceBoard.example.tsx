import '@snap/portal-ui/workspace-board/styles.css';
import { BoardCard, CardLinks, WorkspaceBoard } from '@snap/portal-ui/workspace-board';
import { boardCard, workspaceBoard } from '@snap/portal-ui/workspace-board/labels/en';
import type { RenderLink } from '@snap/portal-ui/views';
import { useState } from 'react';

const offers = [
  { id: 'links', name: 'Links', description: 'Pages you use often' },
  { id: 'messages', name: 'Messages', description: 'Latest conversations' },
];
const renderLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;

export function StartPage() {
  const [ids, setIds] = useState(['links', 'messages']);
  const [editing, setEditing] = useState(false);
  return (
    <WorkspaceBoard
      status="ready"
      cards={ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])}
      offers={offers}
      onCardIdsChange={setIds}
      editing={editing}
      onEditingChange={setEditing}
      saveStatus="idle"
      onRetrySave={() => undefined}
      onRetry={() => window.location.reload()}
      // Each card has its own status.
      renderCard={({ id }) =>
        id === 'links' ? (
          <BoardCard status="ready" onRetry={() => undefined} labels={boardCard}>
            <CardLinks
              links={[{ id: '1', name: 'Style guide', href: '/style-guide' }]}
              renderLink={renderLink}
            />
          </BoardCard>
        ) : (
          <BoardCard status="empty" onRetry={() => undefined} labels={boardCard} />
        )
      }
      renderLink={renderLink}
      labels={workspaceBoard}
    />
  );
}
