import { Network, SearchX, Users } from 'lucide';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { Kbd } from '../../../../primitives/Kbd/Kbd.tsx';
import { SkeletonBlock, Skeleton } from '../../../../primitives/Skeleton/Skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../../primitives/Tabs/Tabs.tsx';
import { visuallyHidden } from '../../../../theme/reset.css.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchPopoverLabels, SearchPopoverProps, SearchTab } from '../types.ts';
import type { SearchPopoverState } from '../state/use-search-popover.ts';
import * as styles from './SearchPanel.css.ts';

export interface SearchPanelProps extends Pick<SearchPopoverProps, 'found' | 'recent' | 'labels'> {
  search: SearchPopoverState;
}

/** The panel below the field: recent searches, or the tabs with results. */
export function SearchPanel({ search, ...props }: SearchPanelProps) {
  const { labels, recent } = props;
  const { status } = props.found;
  const { counts, tabs } = search;
  if (!search.hasQuery) {
    return search.rows.length === 0 ? (
      <p className={styles.hint}>{labels.idleHint}</p>
    ) : (
      <div className={styles.recent}>
        <div className={styles.recentHead}>
          <span>{labels.recent}</span>
          {recent?.onClear && (
            <Button size="small" variant="quiet" onClick={recent.onClear}>
              {labels.clearRecent}
            </Button>
          )}
        </div>
        <SearchResults {...search} {...props} />
      </div>
    );
  }
  return (
    <>
      <Tabs
        value={search.tab}
        onValueChange={(value) => {
          const next = tabs.find((tab) => tab === value);
          if (next) search.changeTab(next);
        }}
        className={styles.tabs}
      >
        <TabsList aria-label={labels.search} className={styles.tabList}>
          {tabs.map((tab) => (
            <TabsTrigger key={tab} value={tab}>
              {labels[tab]}
              {counts && (
                <Badge
                  count={counts[tab]}
                  max={9_999}
                  showZero
                  tone={tab === search.tab ? 'soft' : 'neutral'}
                />
              )}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={search.tab} tabIndex={-1} className={styles.body}>
          <Found search={search} {...props} />
        </TabsContent>
      </Tabs>
      <div role="status" className={visuallyHidden}>
        {status === 'ready' &&
          search.rows.length > 0 &&
          counts &&
          labels.found(
            counts.people,
            counts.groups,
            tabs.includes('departments') ? counts.departments : undefined,
          )}
      </div>
      <KeyHints labels={labels} />
    </>
  );
}

const emptyGlyphs = { people: SearchX, groups: Users, departments: Network } satisfies Record<
  SearchTab,
  unknown
>;

function Found({ search, ...props }: SearchPanelProps) {
  const { labels } = props;
  const { status, onRetry } = props.found;
  if (search.rows.length > 0) return <SearchResults key={search.tab} {...search} {...props} />;
  if (status === 'error' || status === 'offline') {
    return (
      <EmptyState
        variant={status === 'error' ? 'failed' : 'offline'}
        text={status === 'error' ? labels.failed : labels.offline}
        action={<Button onClick={onRetry}>{labels.retry}</Button>}
      />
    );
  }
  if (status === 'ready') {
    return (
      <EmptyState
        glyph={emptyGlyphs[search.tab]}
        text={
          { people: labels.noPeople, groups: labels.noGroups, departments: labels.noDepartments }[search.tab]
        }
        action={<p className={styles.tip}>{labels.noResultsHint}</p>}
      />
    );
  }
  return <SearchSkeleton label={labels.loading} slow={labels.slow} />;
}

const widths = [88, 120, 72, 104, 96];

function SearchSkeleton({ label, slow }: { label: string; slow: string }) {
  return (
    <Skeleton label={label} slow={slow} className={styles.skeleton}>
      {widths.map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <SkeletonBlock shape="circle" width={40} height={40} />
          <div>
            <SkeletonBlock width={width} />
            <SkeletonBlock width={width + 72} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

function KeyHints({ labels }: { labels: SearchPopoverLabels }) {
  const { move, open, message, switchTab } = labels.keys;
  return (
    <div className={styles.keys} aria-hidden>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> {move}
      </span>
      <span>
        <Kbd>↵</Kbd> {open}
      </span>
      <span>
        <Kbd>Ctrl ↵</Kbd> {message}
      </span>
      <span>
        <Kbd>Tab</Kbd> {switchTab}
      </span>
    </div>
  );
}
