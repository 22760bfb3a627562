import type { PortalSession } from '../client/portal-session.ts';
import type { GroupType } from '../contract/directory/search-results.ts';
import type { Matched } from '../contract/directory/matched.ts';

// What `@snap/portal-ui` calls a contact source. This package does not depend on it: the types are the same in structure.

/** The part of a session that contacts need. */
export type SourceSession = Pick<PortalSession, 'client' | 'userId' | 'loadsMedia'>;

/** A person as a row shows them. */
export interface PersonFace {
  id: string;
  name: string;
  position?: string | undefined;
  department?: string | undefined;
  avatarUrl?: string | undefined;
}

export interface PersonContact extends PersonFace {
  type: 'person';
  match?: Matched | undefined;
}

export interface GroupContact {
  type: 'group';
  id: string;
  name: string;
  kind: GroupType;
  avatarUrl?: string | undefined;
  members?: readonly PersonFace[] | undefined;
  memberCount?: number | undefined;
  match?: Matched | undefined;
}

export interface DepartmentContact {
  type: 'department';
  id: string;
  name: string;
  count: number;
  hasChildren: boolean;
  above?: readonly Pick<DepartmentContact, 'id' | 'name'>[] | undefined;
  match?: Matched | undefined;
}

export interface ContactPage<Item> {
  items: readonly Item[];
  next?: string | undefined;
  total?: number | undefined;
}

export interface PageRequest {
  cursor?: string | undefined;
  signal: AbortSignal;
}

interface SearchRequest extends PageRequest {
  kinds: 'people' | 'groups' | 'both';
  departments?: boolean | undefined;
}

type Pages<Item> = (request: PageRequest) => Promise<ContactPage<Item>>;
export type FoundContact = PersonContact | GroupContact | DepartmentContact;

/** The portal as the source of a contact picker or people field. */
export interface PortalContactSource {
  searchDelay: number;
  resolveBatch: number;
  findsDepartments: true;
  isOffline: (error: unknown) => boolean;
  idOf: (typed: string) => string;
  recent: Pages<PersonContact | GroupContact>;
  friends: Pages<PersonContact>;
  groups: Pages<GroupContact>;
  departments: (
    parentId: string | undefined,
    request: PageRequest,
  ) => Promise<ContactPage<DepartmentContact>>;
  path: (departmentId: string, signal: AbortSignal) => Promise<readonly DepartmentContact[]>;
  members: (departmentId: string, request: PageRequest) => Promise<ContactPage<PersonContact>>;
  everyone: (
    departmentIds: readonly string[],
    signal: AbortSignal,
  ) => Promise<{ total: number; ids: readonly string[] | undefined }>;
  search: (query: string, request: SearchRequest) => Promise<ContactPage<FoundContact>>;
  resolve: (ids: readonly string[], signal: AbortSignal) => Promise<readonly PersonContact[]>;
}
