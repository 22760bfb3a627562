import type { PortalApi } from '@snap/portal-api';
import type { UploadQueue } from '@snap/portal-api/uploads';
import type { AttachmentStorage } from './drafts/attachment-storage.ts';
import type { DraftStorage } from './drafts/draft-storage.ts';
import type { OutboxStorage } from './outbox/outbox-storage.ts';

/** The calls that the engine makes. A `PortalApi` fits as it is. */
export interface MessagingApi {
  messages: Pick<
    PortalApi['messages'],
    | 'edit'
    | 'hide'
    | 'history'
    | 'pin'
    | 'pinned'
    | 'react'
    | 'recall'
    | 'recent'
    | 'remove'
    | 'sendToGroup'
    | 'sendToUser'
    | 'setMute'
    | 'setReadState'
    | 'setTop'
    | 'setUnread'
    | 'typing'
  >;
  disk: Pick<PortalApi['disk'], 'delete' | 'share'>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `work` once after so many milliseconds. Returns a function that cancels it. */
  after(delay: number, work: () => void): () => void;
}

/** What the tabs of one browser do together. */
export interface Tabs {
  /** Runs `work` while no other tab runs any of the same name. Resolves when it has ended. */
  exclusively(name: string, work: () => Promise<void>): Promise<void>;
  /** Notifies the other tabs of a change with this name. */
  announce(name: string): void;
  /** Calls back when another tab announces. */
  listen(name: string, listener: () => void): void;
}

/** Pixels of an image; undefined for other files. */
export type MeasureImage = (file: File) => Promise<{ width: number; height: number } | undefined>;

/** Repeats a failed request once requests may succeed again. A later request of the same name replaces it. */
export type RetryOnReconnect = (name: string, error: unknown, request: () => unknown) => void;

export interface MessagingOptions {
  /** The signed-in user, `tenant~user`, read at each use; empty while there is none. */
  account: () => string;
  api: MessagingApi;
  storage: { outbox: OutboxStorage; drafts: DraftStorage; attachments: AttachmentStorage };
  tabs: Tabs;
  /** The clock of the system by default. */
  clock?: Clock;
  /** Opens the queue that uploads files, at the first file. */
  openUploadQueue: () => Promise<UploadQueue>;
  /** Measures images, so that their room is reserved; without it none is. */
  measureImage?: MeasureImage;
  /** Without it, the next call of `reconnected` repeats failed requests. */
  retryOnReconnect?: RetryOnReconnect;
}

/** What the parts of the engine share. */
export type Context = Pick<MessagingOptions, 'account' | 'api'> & {
  clock: Clock;
  retryOnReconnect: RetryOnReconnect;
};
