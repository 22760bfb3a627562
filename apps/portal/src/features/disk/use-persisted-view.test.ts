import { expect, test } from 'vitest';
import { parseView } from './use-persisted-view.ts';

test('reads the stored view, with defaults for what is missing', () => {
  expect(parseView('grid time desc')).toEqual({ view: 'grid', sort: { key: 'time', order: 'desc' } });
  for (const text of [null, '', 'rubbish'])
    expect(parseView(text)).toEqual({ view: 'list', sort: { key: 'name', order: 'asc' } });
});
