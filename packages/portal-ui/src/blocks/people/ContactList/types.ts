import type { LoadStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { GroupKind, GroupView, PersonView } from '../../shared/views.ts';

/** A person or a group of an address book. */
export type ContactRow =
  | (PersonView & {
      type: 'person';
      /** A friend with a star. */
      starred?: boolean | undefined;
      /** Leads the department that is shown. */
      leader?: boolean | undefined;
    })
  | (GroupView & {
      type: 'group';
      memberCount?: number | undefined;
    });

/** Every word of the list. */
export interface ContactListLabels {
  loading: string;
  /** Said when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** A further page could not be fetched. */
  moreFailed: string;
  sendMessage: (name: string) => string;
  starred: string;
  leader: string;
  /** What kind a group is. */
  kinds: Record<GroupKind, string>;
  members: (count: number) => string;
}

export interface ContactListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the list, for assistive tools. */
  name: string;
  status: LoadStatus;
  contacts: readonly ContactRow[];
  /** What stands there when there is nobody. */
  empty: ReactNode;
  /** More come by `onLoadMore`, which is called as the end nears. */
  hasMore?: boolean | undefined;
  /** How fetching more goes. */
  moreStatus?: 'idle' | 'loading' | 'error' | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** A row was chosen: a person's card, a group's conversation. */
  onOpen: (contact: ContactRow) => void;
  /** Starts a chat. */
  onMessage: (contact: ContactRow) => void;
  labels: ContactListLabels;
}
