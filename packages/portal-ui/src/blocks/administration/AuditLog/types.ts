import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { LoadStatus, MutationStatus, PageStatus } from '../../shared/status.ts';
import type { PersonView } from '../../shared/views.ts';

/** An entry of the audit log, in words. */
export interface AuditRow {
  id: string;
  /** When, as the reader writes it. */
  when: string;
  action: string;
  /** Something was refused. */
  refused?: boolean | undefined;
  /** Who acted; absent when nobody is known. */
  actor?: string | undefined;
  /** Whom or what it concerns. */
  concerned?: string | undefined;
}

export interface AuditLogProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  entries: readonly AuditRow[];
  status?: LoadStatus | undefined;
  /** Controls above the rows. */
  filters?: ReactNode;
  paging?: { status?: PageStatus | undefined; hasMore: boolean; onLoadMore: () => void } | undefined;
  /** Its entry is shown beside the log. */
  openId?: string | undefined;
  onOpen: (entry: AuditRow) => void;
  onRetry?: (() => void) | undefined;
  /** In place of the rows when there are none. */
  empty: ReactNode;
  labels: AuditLogLabels;
}

/** A field of an entry that has changed. An absent value is empty. */
export interface AuditChange {
  field: string;
  before?: string | undefined;
  after?: string | undefined;
}

export interface AuditSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  entry: AuditRow;
  /** What else is known, in the order of reading: the address, the reason. */
  facts: readonly { name: string; value: string }[];
  changes: readonly AuditChange[];
  /** Buttons, such as for entries of the same person. */
  actions?: ReactNode;
  onClose: () => void;
  labels: AuditLogLabels;
}

/** An account that too many wrong passwords have locked. */
export interface LockedAccount extends PersonView {
  login: string;
  /** When it is open again, as the reader writes it. */
  until: string;
  /** Only browsers in which the person has signed in before are locked. */
  ownBrowserOnly: boolean;
}

export interface LockedAccountsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  accounts: readonly LockedAccount[];
  unlocking?: { id: string; status: MutationStatus; error?: string | undefined } | undefined;
  /** Absent: the reader may not unlock. */
  onUnlock?: ((account: LockedAccount) => void) | undefined;
  labels: AuditLogLabels;
}

export interface AuditLogLabels {
  /** Accessible name of the table. */
  name: string;
  columns: { when: string; action: string; actor: string; concerned: string };
  /** In place of who acted, when nobody is known. */
  nobody: string;
  loading: string;
  slow: string;
  failed: string;
  offline: string;
  moreFailed: string;
  retry: string;
  close: string;
  /** Heading of what has changed, and its columns. */
  changes: string;
  before: string;
  after: string;
  /** In place of an empty value. */
  blank: string;
  locked: (count: number) => string;
  until: (when: string) => string;
  /** Why: only browsers that are known are locked. */
  ownBrowserOnly: string;
  unlock: string;
  unlockName: (name: string) => string;
}
