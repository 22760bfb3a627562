import { Trans } from '@lingui/react/macro';
import { Badge } from '@snap/portal-ui/badge';
import { Icon, type IconGlyph } from '@snap/portal-ui/icon';
import { OrgTree, type OrgTreeOptions } from '@snap/portal-ui/org-tree';
import { UserRoundPlus, Users, UserStar } from 'lucide';
import type { ReactNode } from 'react';
import { useLazyLabels } from '../../i18n/lazy-labels.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { useUnseenRequests } from '../friends/unseen-requests.ts';
import type { BookView } from './queries.ts';

interface BookMenuProps {
  view: BookView | undefined;
  onViewChange: (view: BookView) => void;
  tree: Pick<OrgTreeOptions, 'nodes' | 'status' | 'defaultExpandedIds' | 'onRetry'>;
}

/** Friends, groups and the departments of the organisation. */
export function BookMenu({ view, onViewChange, tree }: BookMenuProps) {
  const { orgTree: labels } = useLazyLabels('contacts');
  const unseen = useUnseenRequests();
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-2 pt-2">
      <ul role="list" className="m-0 flex list-none flex-col p-0">
        <Entry
          glyph={UserStar}
          current={view?.kind === 'friends'}
          onClick={() => onViewChange({ kind: 'friends' })}
        >
          <Trans>Friends</Trans>
        </Entry>
        <Entry
          glyph={Users}
          current={view?.kind === 'groups'}
          onClick={() => onViewChange({ kind: 'groups' })}
        >
          <Trans>My groups</Trans>
        </Entry>
        <Entry glyph={UserRoundPlus} onClick={() => openDialog('requests')}>
          <Trans>Friend requests</Trans>
          <Badge count={unseen} className="ms-auto" />
        </Entry>
      </ul>
      <h2 className="m-0 px-2 text-sm font-medium text-textMuted">
        <Trans>Departments</Trans>
      </h2>
      <OrgTree
        {...tree}
        // Its rows keep that room themselves: they are as wide as the entries above.
        className="-mx-2 min-h-0 flex-1"
        currentId={view?.kind === 'department' ? view.id : undefined}
        onCurrentIdChange={(id) => onViewChange({ kind: 'department', id })}
        labels={labels}
      />
    </div>
  );
}

interface EntryProps {
  glyph: IconGlyph;
  current?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Entry({ glyph, current = false, onClick, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onClick}
        className="flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control border-0 bg-transparent px-2 text-start [font-family:inherit] text-md text-text hover:bg-hover aria-[current]:bg-accentSoft aria-[current]:font-medium aria-[current]:text-link forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2 forced-colors:aria-[current]:outline-[Highlight] forced-colors:aria-[current]:[outline-style:solid] pointer-coarse:min-h-11"
      >
        <Icon glyph={glyph} size={20} />
        {children}
      </button>
    </li>
  );
}
