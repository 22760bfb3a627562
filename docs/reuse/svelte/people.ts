import { createMemoryContactSource, type LoadPerson } from '@snap/portal-ui/elements';

const people = [
  { id: '10086', name: 'Li Na', position: 'Reporter', departmentIds: ['video'] },
  { id: '10087', name: 'Liu Yang', position: 'Editor', departmentIds: ['video'] },
  { id: '10088', name: 'Omar Farouk', position: 'Producer', departmentIds: ['newsroom'] },
  { id: '10089', name: 'Ana García', position: 'Photographer', departmentIds: ['newsroom'] },
];
const departments = [
  { id: 'newsroom', name: 'Newsroom' },
  { id: 'video', name: 'Video', parentId: 'newsroom' },
];

/** People of a small organisation; a larger one has a server (see "A source" in reuse.md). */
export const source = createMemoryContactSource(people, departments);

/** Fetches a person's details for the card; undefined for an unknown id. */
export const loadPerson: LoadPerson = async (id) => {
  const person = people.find((each) => each.id === id);
  return (
    person && { ...person, departments: [{ name: 'Video' }], hidden: false, mobileHidden: false, left: false }
  );
};
