import { expect, test } from 'vitest';
import { parseView } from './use-persisted-view.ts';

test('what a device has kept is read, and what it has not kept is the usual', () => {
  expect(parseView('grid time desc')).toEqual({ view: 'grid', sort: { key: 'time', order: 'desc' } });
  for (const text of [null, '', 'rubbish'])
    expect(parseView(text)).toEqual({ view: 'list', sort: { key: 'name', order: 'asc' } });
});
