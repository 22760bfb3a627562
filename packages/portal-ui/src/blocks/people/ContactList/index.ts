export { ContactList } from './ContactList.tsx';
export type { ContactListLabels, ContactListProps, ContactRow } from './types.ts';
export { type ContactListOptions, useContactList } from './use-contact-list.ts';
