import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../stores/session.ts';
import { RequirePermission, RequireRole } from './Require.tsx';

beforeEach(() => {
  session.roles = ['ROLE_DEFAULT'];
  session.permissions = ['news:send'];
});

const shownFor = (roles: string[]) => renderToStaticMarkup(createElement(RequireRole, { roles }, 'shown'));
const shownWith = (permissions: string[]) =>
  renderToStaticMarkup(createElement(RequirePermission, { permissions }, 'shown'));

test('what only a role may see is there for who has it', () => {
  expect(shownFor(['editor', 'ROLE_DEFAULT'])).toBe('shown');
  expect(shownFor(['editor'])).toBe('');
  session.roles = ['admin'];
  expect(shownFor(['editor'])).toBe('shown');
});

test('what needs a permission is there for who has it', () => {
  expect(shownWith(['news:send', 'news:recall'])).toBe('shown');
  expect(shownWith(['news:recall'])).toBe('');
  session.permissions = ['*:*:*'];
  expect(shownWith(['news:recall'])).toBe('shown');
});

test('a rule without a list fails', () => {
  expect(() => shownFor([])).toThrow(TypeError);
  expect(() => shownWith([])).toThrow(TypeError);
});
