import { describe, expect, test } from 'vitest';
import { menuTree, wayTo } from './menu.ts';

const entry = (id: string, path: string, parentId?: string) => ({
  id,
  name: id,
  path,
  icon: 'star',
  ...(parentId !== undefined && { parentId }),
});

describe('the menu as a tree', () => {
  test('keeps the order, and goes as deep as the list does', () => {
    const tree = menuTree([
      entry('home', '/'),
      entry('desk', '/desk'),
      entry('topics', 'topics', 'desk'),
      entry('old', 'old', 'topics'),
      entry('site', 'https://example.org/', 'desk'),
    ]);
    expect(tree.map(({ id }) => id)).toEqual(['home', 'desk']);
    expect(tree[1]?.children.map(({ path }) => path)).toEqual(['/desk/topics', 'https://example.org/']);
    expect(wayTo('/desk/topics/old', tree).map(({ id }) => id)).toEqual(['desk', 'topics', 'old']);
  });

  test('leaves out what hangs on nothing, and what comes twice', () => {
    const tree = menuTree([entry('a', '/a'), entry('b', '/b', 'nobody'), entry('a', '/again')]);
    expect(tree).toMatchObject([{ id: 'a', path: '/a', children: [] }]);
    expect(wayTo('/b', tree)).toEqual([]);
  });

  test('leaves out groups without an entry', () => {
    const tree = menuTree([
      entry('empty', ''),
      entry('inner', '', 'empty'),
      entry('tools', ''),
      entry('a', '/a', 'tools'),
    ]);
    expect(tree).toMatchObject([{ id: 'tools', children: [{ id: 'a' }] }]);
  });
});
