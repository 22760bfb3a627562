export { ContactList } from './ContactList.tsx';
export type { ContactListLabels, ContactListProps, ContactRow } from './types.ts';
export { type ContactListOptions } from './use-contact-list.ts';
