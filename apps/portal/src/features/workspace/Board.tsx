import type { Channel } from '@snap/portal-api/contract';
import { describeFailure } from '@snap/portal-api/errors';
import { WorkspaceBoard, type BoardCardView } from '@snap/portal-ui/workspace-board';
import { useCatalogue } from '../../errors/catalogue.ts';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { usePermission } from '../access/access.ts';
import { renderLink } from '../../navigation/render-link.tsx';
import { BoardCardBody } from './BoardCardBody.tsx';
import { channelGlyphs, channelPaths } from './channel-glyphs.ts';
import { useBoard } from './use-board.ts';

function toView({ id, name, type, url }: Channel): BoardCardView {
  return { id, name, glyph: channelGlyphs[type], href: url ?? channelPaths[type], wide: type === 'messages' };
}

/** The cards of the workspace, as their person has arranged them. */
export function Board() {
  const { workspaceBoard: labels } = useLazyLabels('workspace');
  const { channels, offers, status, error, saveStatus, saveError, retry, retrySave, arrange } = useBoard();
  const catalogue = useCatalogue();
  const reasonOf = (failure: unknown) => (failure ? describeFailure(failure, catalogue)?.text : undefined);
  const mayArrange = usePermission(['workspace:edit']);
  return (
    <WorkspaceBoard
      cards={channels.map(toView)}
      offers={offers.map(toView)}
      onCardIdsChange={arrange}
      {...(!mayArrange && { editing: false })}
      status={status}
      onRetry={retry}
      failedText={reasonOf(error)}
      saveStatus={saveStatus}
      saveFailure={reasonOf(saveError)}
      onRetrySave={retrySave}
      renderCard={({ id }) => {
        const channel = channels.find((card) => card.id === id);
        return channel && <BoardCardBody channel={channel} />;
      }}
      renderLink={renderLink}
      labels={labels}
    />
  );
}
