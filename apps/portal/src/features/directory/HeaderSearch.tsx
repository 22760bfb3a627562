import { useNavigate } from '@tanstack/react-router';
import { SearchPopover } from '@snap/portal-ui/search-popover';
import { useSnapshot } from 'valtio';
import { useLabels } from '../../i18n/labels.ts';
import { openPersonCard } from '../../stores/person-card.ts';
import { useDirectorySearch } from './directory-search.ts';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { searchPanel, setSearchOpen, setSearchQuery, setSearchTab } from './search-panel.ts';
import { session } from '../../stores/session.ts';
import { pages } from '../../navigation/pages.ts';
import { ownConversationName } from '../../i18n/message-texts/own-conversation.ts';
import { toDepartmentHit, toGroupHit, toPersonHit } from './view-models.ts';

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/**
 * Finds people, groups and departments from anywhere (decisions A4, F11). On a phone it is a button that opens a screen of
 * its own.
 */
export function HeaderSearch({ mobile }: { mobile: boolean }) {
  const labels = useLabels();
  const navigate = useNavigate();
  const { queries } = useSnapshot(recentSearches);
  const { open, tab, query } = useSnapshot(searchPanel);
  const search = useDirectorySearch(query);
  const { userId } = useSnapshot(session);

  /** It has led somewhere: the next search begins afresh. */
  function finish() {
    rememberSearch(query);
    setSearchQuery('');
  }
  function chatWith(type: string, id: string) {
    finish();
    void navigate({ to: '/news/news', search: { type, id } });
  }

  return (
    <SearchPopover
      layout={mobile ? 'sheet' : 'popover'}
      shortcut={mobile ? undefined : shortcut}
      query={query}
      onQueryChange={setSearchQuery}
      found={{
        status: search.status,
        people: search.people.map(toPersonHit),
        groups: search.groups.map(toGroupHit),
        departments: search.departments.map(toDepartmentHit),
        ownConversation: {
          userId,
          name: ownConversationName(),
          match: search.ownConversation,
          onOpen: () => chatWith('user', userId),
        },
        counts: search.counts,
        hasMore: search.hasMore,
        onLoadMore: search.loadMore,
        onRetry: search.retry,
      }}
      actions={{
        onOpenPerson: (person) => {
          rememberSearch(query);
          openPersonCard(person);
        },
        onMessagePerson: ({ id }) => chatWith('user', id),
        onOpenGroup: ({ id, kind }) => chatWith(kind, id),
        onOpenDepartment: ({ id }) => {
          finish();
          void navigate({ to: pages.addressBook.path, search: { view: 'department', id } });
        },
      }}
      recent={{ queries, onRemove: forgetSearch, onClear: forgetSearches }}
      open={open}
      onOpenChange={setSearchOpen}
      tab={tab}
      onTabChange={setSearchTab}
      labels={labels.searchPopover}
    />
  );
}
