import type { LoadStatus, PageStatus } from '../../shared/status.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { GroupKind, GroupView, PersonView } from '../../shared/views.ts';

/** A person or a group of an address book. */
export type ContactRow =
  | (PersonView & {
      type: 'person';
      /** A starred friend. */
      starred?: boolean | undefined;
      /** Leader of the current department. */
      leader?: boolean | undefined;
    })
  | (GroupView & {
      type: 'group';
      memberCount?: number | undefined;
    });

/** Labels of `ContactList`. */
export interface ContactListLabels {
  loading: string;
  /** Shown when loading takes longer than 5 s. */
  slow: string;
  failed: string;
  offline: string;
  retry: string;
  /** The next page failed to load. */
  moreFailed: string;
  sendMessage: (name: string) => string;
  starred: string;
  leader: string;
  /** Kind of a group. */
  kinds: Record<GroupKind, string>;
  members: (count: number) => string;
}

export interface ContactListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  name: string;
  status: LoadStatus;
  contacts: readonly ContactRow[];
  /** Title of the empty state. */
  empty: ReactNode;
  /** More pages exist; `onLoadMore` is called near the end. */
  hasMore?: boolean | undefined;
  /** Status of the next page. */
  moreStatus?: PageStatus | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry: () => void;
  /** A row was pressed: show a person's card or a group's conversation. */
  onOpen: (contact: ContactRow) => void;
  /** Starts a chat. */
  onMessage: (contact: ContactRow) => void;
  labels: ContactListLabels;
}
