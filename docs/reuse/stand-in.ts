import { vi } from 'vitest';

// Responds to the example in its tests: an application with three people in two units.
const users = [
  { id: '10086', name: 'Li Na', title: 'Reporter', unit: 'Video' },
  { id: '10087', name: 'Liu Yang', unit: 'Video' },
  { id: '10088', name: 'Omar Farouk', unit: 'Newsroom' },
];
const units = [
  { id: 'newsroom', name: 'Newsroom', people: 3, units: 1, parent: '' },
  { id: 'video', name: 'Video', people: 2, units: 0, parent: 'newsroom' },
];
const listed = (unit: string) =>
  users.filter((user) => user.unit === units.find(({ id }) => id === unit)?.name);
const inside = (unit: string): typeof users => [
  ...listed(unit),
  ...units.filter(({ parent }) => parent === unit).flatMap(({ id }) => inside(id)),
];

function respond(url: URL): unknown {
  const params = url.searchParams;
  const [first, second, third] = url.pathname.slice(1).split('/');
  if (first === 'recent') return users.slice(0, 1);
  if (second === 'everyone') {
    const ids = [...new Set((params.get('of') ?? '').split(',').flatMap(inside))].map(({ id }) => id);
    return { total: ids.length, ids };
  }
  if (third === 'users') return listed(second ?? '');
  if (first === 'units') return units.filter(({ parent }) => parent === params.get('parent'));
  const ids = params.get('ids')?.split(',');
  if (ids) return users.filter(({ id }) => ids.includes(id));
  const query = params.get('q') ?? '';
  if (query === '') return { users: [], more: false };
  // Two pages of one, so that the example has to turn.
  const found = users.filter(({ name }) => name.toLowerCase().includes(query));
  const page = Number(params.get('page'));
  return { users: found.slice(page - 1, page), more: page < found.length };
}

vi.stubGlobal('fetch', async (path: string) => Response.json(respond(new URL(path, 'http://staff.test'))));
