export { createContactSource, type ContactSourceOptions } from './contact-source.ts';
export { createPersonLoader, toPersonCard, type PersonCardData } from './person-loader.ts';
export type {
  ContactPage,
  DepartmentContact,
  GroupContact,
  PersonContact,
  PortalContactSource,
  SourceSession,
} from './types.ts';
