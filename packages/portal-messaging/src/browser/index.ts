export { openAttachmentStorage } from './attachment-storage.ts';
export { localDraftStorage } from './draft-storage.ts';
export { isDrawable, measureImage } from './images.ts';
export { openOutboxStorage } from './outbox-storage.ts';
export { storageFailureOf, type StorageFailure } from './storage-failure.ts';
export { browserTabs } from './tabs.ts';
