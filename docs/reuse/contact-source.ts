import type { ContactSource, DepartmentContact, PersonContact } from '@snap/portal-ui/contact-picker';

interface User {
  id: string;
  name: string;
  title?: string;
  unit?: string;
}

interface Unit {
  id: string;
  name: string;
  people: number;
  units: number;
}

export async function get<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(path, { cause: response.status });
  return response.json();
}

const toPerson = ({ id, name, title, unit }: User): PersonContact => ({
  type: 'person',
  id,
  name,
  position: title,
  department: unit,
});

const toDepartment = ({ id, name, people, units }: Unit): DepartmentContact => ({
  type: 'department',
  id,
  name,
  count: people,
  hasChildren: units > 0,
});

async function fetchPeople(path: string, signal: AbortSignal) {
  return (await get<User[]>(path, signal)).map(toPerson);
}

export const source: ContactSource = {
  recent: async ({ signal }) => ({ items: await fetchPeople('/recent', signal) }),
  search: async (query, { cursor = '1', signal }) => {
    const params = new URLSearchParams({ q: query, page: cursor });
    const { users, more } = await get<{ users: User[]; more: boolean }>(`/users?${params}`, signal);
    return { items: users.map(toPerson), next: more ? String(Number(cursor) + 1) : undefined };
  },
  departments: async (parentId = '', { signal }) => ({
    items: (await get<Unit[]>(`/units?parent=${parentId}`, signal)).map(toDepartment),
  }),
  members: async (departmentId, { signal }) => ({
    items: await fetchPeople(`/units/${departmentId}/users`, signal),
  }),
  everyone: (departmentIds, signal) => get(`/units/everyone?of=${departmentIds.join()}`, signal),
  resolve: (ids, signal) => fetchPeople(`/users?ids=${ids.join()}`, signal),
  isOffline: () => !navigator.onLine,
};
